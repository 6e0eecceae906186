import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import inject from '@rollup/plugin-inject'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const entry = { 'wallet-modal': 'elements/wallet-modal.ts' }

/** A `.css` file imported from code is its minified text, to be adopted by a shadow root. */
const css = {
  name: 'css-text',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null
    const minified = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.code.trim())}`, map: { mappings: '' } }
  },
}

/** One of WalletConnect's dependencies names its browser files in a way that bundlers do not find. */
const browserHashes = {
  name: 'browser-hashes',
  resolveId(source, importer) {
    if (!source.endsWith('/sha2.js') || !importer?.includes('multiformats')) return null
    return this.resolve(source.replace('sha2', 'sha2-browser'), importer)
  },
}

/**
 * What WalletConnect's packages import for wallets, for their own storage and log, and for a sign-in that is
 * not used here. None of it is called: storage and log are handed over, and a page only sends requests.
 */
const unused = {
  '@msgpack/msgpack': 'export const decode = refuse, encode = refuse',
  '@walletconnect/keyvaluestorage': 'export default refuse',
  blakejs: 'export const blake2b = refuse',
  pino: 'export default refuse; export const levels = { values: {} }',
  viem: 'export const recoverAddress = refuse',
}
const unusedPrefix = '\0unused:'

const leaveOutUnused = {
  name: 'leave-out-unused',
  resolveId(source, importer) {
    const isTheirs = importer?.includes('node_modules/@walletconnect/')
    return isTheirs && Object.hasOwn(unused, source) ? unusedPrefix + source : null
  },
  load(id) {
    if (!id.startsWith(unusedPrefix)) return null
    const refuse = `const refuse = () => { throw new Error('Left out of this build.') }`
    return `${refuse}; ${unused[id.slice(unusedPrefix.length)]}`
  },
}

/**
 * What React asks of its surroundings and every browser with top-layer dialogs answers alike, or the modal
 * has no use for (developer tools, transitions that follow the page's own navigation).
 */
const surroundings = {
  MessageChannel: 'function',
  WeakMap: 'function',
  performance: 'object',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  navigation: 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
}

const settleSurroundings = {
  name: 'settle-surroundings',
  transform(code, id) {
    if (!/node_modules\/(react-dom|scheduler)\//.test(id)) return null
    const known = new RegExp(`typeof (${Object.keys(surroundings).join('|')})\\b`, 'g')
    const settled = code.replace(known, (_, name) => JSON.stringify(surroundings[name]))
    return { code: settled, map: { mappings: '' } }
  },
}

/** A script tag has nothing to import from: what cannot be bundled must not be left for the browser to find. */
function failOnUnresolved(warning, warn) {
  if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
  // Comments that dependencies place where Rollup does not read them; the code is right without.
  if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'CIRCULAR_DEPENDENCY') warn(warning)
}

/** Values fixed at build time; everything else about the environment is asked at run time. */
const define = {
  'process.env.NODE_ENV': '"production"',
  'process.env.WALLET_MODAL_VERSION': JSON.stringify(manifest.version),
}

const compile = esbuild({ target: 'es2022', jsx: 'automatic', define, sourceMap: false })

const firstOpen = [
  ['host', ['elements/host/createHost.ts', 'src/connectors/registry.ts']],
  ['shell', ['elements/WalletModalElement.ts', 'src/views/Connect/ConnectView.tsx']],
]

/**
 * What every first open needs comes in two files, fetched side by side: the host boundary, which
 * restoring a session needs alone, and the shell with the view it opens on. What both use is the host's.
 */
function firstOpenChunk(id, { getModuleInfo }) {
  // What restoring a session uses too must not bring React with it.
  if (id.includes('commonjsHelpers')) return 'host'
  if (beyondFirstView.test(id)) return 'views'
  for (const [chunk, entries] of [...firstOpen, ['logins', [logins]]]) {
    if (chunk === 'logins' && !loginModules.test(id)) continue
    const reached = new Set()
    const visit = (module) => {
      if (reached.has(module)) return
      reached.add(module)
      for (const next of getModuleInfo(module)?.importedIds ?? []) visit(next)
    }
    for (const entry of entries) visit(fileURLToPath(new URL(entry, import.meta.url)))
    if (reached.has(id) && !lightModules.test(id)) return chunk
  }
  return undefined
}

/** Beside those, where the host has logins: one file, not one for each part that another view uses too. */
const logins = 'src/views/Connect/ConnectMethods.tsx'
const loginModules =
  /src\/(views\/(login|Connect)\/|components\/(EmailInput|Checkbox)|controllers\/login\.|actions\/(submitEmail|chooseSocial|listConnectMethods|listSocials|connectEmail|connectSocial|emailCooldownSeconds)\.)/

/** Wanted together by whoever goes on from the first view: where the others are, and their words. */
const beyondFirstView = /src\/(?:views\/registry|i18n\/en\/views)\.ts$/

/** In the script at page load already. */
const lightModules = /elements\/light\/|storage\/keys/

const root = fileURLToPath(new URL('.', import.meta.url))

/** A module's path from the root, without what plugins add to it. */
const moduleName = (id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))

/** Says in `manifest.json` which file imports which and what is in it: sizes and licences go by it. */
const writeManifest = {
  name: 'manifest',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const describe = ({ fileName, imports, dynamicImports, modules }) => {
      const rendered = Object.keys(modules).filter((id) => modules[id].renderedLength > 0)
      const names = [...new Set(rendered.map(moduleName))].sort()
      return [fileName, { imports, dynamicImports, modules: names }]
    }
    const described = chunks.map(describe).sort(([a], [b]) => a.localeCompare(b))
    const source = `${JSON.stringify(Object.fromEntries(described), null, 1)}\n`
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
  },
}

const hourMs = 3_600_000

/** Chunks of earlier builds stay for an hour: a page that was loaded before may ask for them yet. */
const dropOldChunks = {
  name: 'drop-old-chunks',
  writeBundle({ dir }, bundle) {
    const chunks = join(dir, 'chunks')
    for (const name of readdirSync(chunks)) {
      const file = join(chunks, name)
      const isOld = Date.now() - statSync(file).mtimeMs > hourMs
      if (isOld && !(`chunks/${name}` in bundle)) rmSync(file)
    }
  },
}

/** Self-contained, for a script tag: the entry keeps its name, every chunk carries a hash. */
const cdn = {
  input: entry,
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
    manualChunks: firstOpenChunk,
    onlyExplicitManualChunks: true,
  },
  onwarn: failOnUnresolved,
  plugins: [
    css,
    browserHashes,
    leaveOutUnused,
    settleSurroundings,
    resolve({ browser: true, preferBuiltins: false, exportConditions: ['production'] }),
    json(),
    // Dependencies too: their development halves go by the same definitions.
    esbuild({
      include: /\.[cm]?[jt]sx?$/,
      exclude: [],
      target: 'es2022',
      jsx: 'automatic',
      define: { ...define, global: 'globalThis' },
      sourceMap: false,
    }),
    commonjs(),
    // WalletConnect's packages expect Node's Buffer; a page has none, and gets none: only they do.
    inject({
      include: /node_modules\/@walletconnect\//,
      modules: { Buffer: ['buffer/', 'Buffer'] },
    }),
    terser({
      module: true,
      ecma: 2020,
      format: { comments: false },
      // Inlining and single-use functions save characters but repeat themselves less: worse gzipped.
      compress: { passes: 3, inline: 1, reduce_funcs: false, keep_fargs: false },
    }),
    writeManifest,
    dropOldChunks,
  ],
}

/** For bundlers: dependencies stay imports, so that the host's bundler can share them. */
const esm = {
  input: entry,
  // Importing the package gives nothing: what its files share stays between them.
  preserveEntrySignatures: 'strict',
  external: (id) => /^[a-z@]/.test(id),
  output: {
    dir: 'dist/esm',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
  },
  plugins: [css, resolve(), compile],
}

export default [cdn, esm]
