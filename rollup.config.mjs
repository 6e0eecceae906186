import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import inject from '@rollup/plugin-inject'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { chunkOf } from './elements/bundle/chunks.mjs'
import { css } from './elements/bundle/css.mjs'
import { loaderTable } from './elements/bundle/loaderTable.mjs'
import {
  dropOldChunks,
  dropSourcelessMaps,
  writeIntegrity,
  writeManifest,
} from './elements/bundle/manifest.mjs'
import { metamaskParts } from './elements/bundle/metamask.mjs'
import { writeNotices } from './elements/bundle/notices.mjs'
import { registry } from './elements/bundle/registry.mjs'
import { root } from './elements/bundle/root.mjs'
import { hasSideEffects } from './elements/bundle/sideEffects.mjs'
import { testWallets } from './elements/bundle/testWallets.mjs'
import { texts } from './elements/bundle/texts.mjs'
import { together } from './elements/bundle/together.mjs'
import { browserHashes, leaveOutUnused } from './elements/bundle/walletConnect.mjs'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const banner = `/*! wallet-modal ${manifest.version} | ${manifest.license} */`
/**
 * V8 compiles all functions of such a file while it loads, most of them in the background:
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const isOpening = (name) => name === 'host' || name === 'shell'
const entry = { 'wallet-modal': 'elements/wallet-modal.ts' }

/** A script tag cannot resolve packages: an import outside of the bundle would fail in the browser. */
function failOnUnresolved(warning, warn) {
  const { code } = warning
  if (code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
  if (code === 'MISSING_EXPORT') throw new Error(warning.message)
  // Misplaced annotations in dependencies; the code is correct without them.
  if (code !== 'INVALID_ANNOTATION' && code !== 'CIRCULAR_DEPENDENCY') warn(warning)
}

/** Values fixed at build time; the rest of the environment is read at run time. */
const define = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env': 'true',
  'import.meta.env.MODE': '"production"',
  'process.env.WALLET_MODAL_VERSION': JSON.stringify(manifest.version),
}

/** Globals that browsers with top-layer dialogs lack, or that the modal does not use; libraries test for them. */
const absent = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'document.documentMode': 'undefined',
  navigation: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
}

/** Compiles dependencies too, to remove their development code by these definitions. */
const compileWith = (more) =>
  esbuild({
    include: /\.[cm]?[jt]sx?$/,
    exclude: [],
    loaders: { '.mjs': 'js', '.cjs': 'js' },
    target: 'es2022',
    jsx: 'automatic',
    // All options are here; some packages ship a tsconfig that extends missing files.
    tsconfig: false,
    define: { ...define, ...absent, ...more, global: 'globalThis' },
  })
const compile = compileWith({})
/** Libraries of Polkadot read their own path from `import.meta`. Rspack warns of it without a property. */
const compileBundle = compileWith({ 'import.meta': 'undefined' })

/** zod shares settings between copies by a global; this copy uses a module in its place. */
const ownZod = inject({
  include: /node_modules\/zod\//,
  modules: { globalThis: [join(root, 'elements/bundle/zodScope.mjs'), 'scope'] },
})

/**
 * One self-contained build for script tags and bundlers: it contains the tested versions, and an app neither installs
 * nor configures dependencies. The entry keeps its name; every chunk has a hash.
 */
const cdn = {
  input: entry,
  treeshake: { moduleSideEffects: hasSideEffects },
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:7].js',
    hoistTransitiveImports: false,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    // Namespace objects of `import()` are used only by this code, so they need not be frozen.
    freeze: false,
    generatedCode: { preset: 'es2015', symbols: false },
    // The only comments that terser keeps; the licences of packages are in the notices.
    banner: ({ isEntry, name }) => (isEntry ? banner : isOpening(name) ? compileHint : ''),
    sourcemap: true,
    sourcemapFileNames: ({ isEntry }) => (isEntry ? '[name].map' : 'chunks/[name]-[chunkhash].map'),
  },
  onwarn: failOnUnresolved,
  plugins: [
    css,
    texts,
    registry,
    browserHashes,
    leaveOutUnused,
    metamaskParts,
    resolve({ browser: true, preferBuiltins: false, exportConditions: ['production'] }),
    json({ exclude: 'src/i18n/texts/**' }),
    compileBundle,
    // React has no `default` export: Rollup's interop helper would load with every first open.
    commonjs({
      defaultIsModuleExports: (id) => /node_modules\/(?:react|scheduler)/.test(id) || 'auto',
    }),
    // Packages of WalletConnect, Solana and MetaMask use Node's Buffer; it is injected there, not set on the page.
    inject({
      include: /node_modules\/(?:@walletconnect|@solana|bigint-buffer|eciesjs)\//,
      modules: { Buffer: ['buffer/', 'Buffer'] },
    }),
    ownZod,
    terser({
      module: true,
      ecma: 2020,
      format: { comments: /^! wallet-modal |^# allFunctionsCalledOnLoad/ },
      // Inlining and single-use functions save characters, but gzip compresses the result less.
      compress: {
        passes: 3,
        inline: 2,
        reduce_funcs: false,
        keep_fargs: false,
        // `require` calls of Node modules never run, but an app's bundler would try to resolve them.
        global_defs: { require: undefined },
      },
    }),
    loaderTable({ host: 'host', from: ['connection', 'views'] }),
    together({ loaders: 'connection' }),
    dropSourcelessMaps,
    writeManifest,
    writeIntegrity,
    writeNotices,
    dropOldChunks,
  ],
}

/** The React hook: it uses the element's events only, and the app's own React. */
const react = {
  input: { react: 'elements/react/useWallet.ts' },
  external: ['react'],
  output: { dir: 'dist', format: 'es', banner: "'use client';" },
  plugins: [
    compile,
    // Next reads the directive at the top, which marks code for the browser.
    terser({ module: true, ecma: 2020, compress: { passes: 3, directives: false } }),
  ],
}

/** The same without React: a store for any other framework, and for none. */
const store = {
  input: { store: 'elements/store/walletStore.ts' },
  output: { dir: 'dist', format: 'es' },
  plugins: [compile, terser({ module: true, ecma: 2020, compress: { passes: 3 } })],
}

/** A connector of wagmi, which follows the element. */
const wagmi = { ...store, input: { wagmi: 'elements/wagmi/walletModal.ts' } }

/** A panel for developers. */
const devtools = {
  ...store,
  input: { devtools: 'elements/devtools/walletDevtools.ts' },
  plugins: [css, ...store.plugins],
}

/** Has a build use one copy of the curves, that of the library for sr25519, in place of two. */
const oneCopyOfCurves = {
  name: 'one-copy-of-curves',
  resolveId(source, _importer, options) {
    if (!source.startsWith('@noble/curves/')) return null
    const importer = join(root, 'node_modules/@scure/sr25519/lib/esm/index.js')
    return this.resolve(source, importer, { ...options, skipSelf: true })
  },
}

/**
 * A server's side of signing in. It contains the page's verifiers, and loads one file for each chain family. Runtimes at the
 * edge lack what browsers have beside Web Crypto and `fetch`, and all of Node.
 */
const server = {
  input: { server: 'elements/server/createSignIn.ts' },
  // No package in it works by being imported; some do not say so.
  treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/') },
  output: {
    dir: 'dist/server',
    format: 'es',
    chunkFileNames: '[name].js',
    hoistTransitiveImports: false,
    freeze: false,
    generatedCode: { preset: 'es2015', symbols: false },
  },
  onwarn: failOnUnresolved,
  plugins: [
    browserHashes,
    oneCopyOfCurves,
    resolve({ browser: true, preferBuiltins: false, exportConditions: ['production'] }),
    json(),
    compileBundle,
    commonjs(),
    ownZod,
    terser({ module: true, ecma: 2020, compress: { passes: 3 } }),
  ],
}

/** For tests of apps: installs wallets in pages, with one script for each family. */
const testing = {
  input: { testing: 'elements/testing/installWallet.ts' },
  makeAbsoluteExternalsRelative: false,
  output: { dir: 'dist/testing', format: 'es' },
  plugins: [testWallets, compile, terser({ module: true, ecma: 2020, compress: { passes: 3 } })],
}

export default [cdn, react, store, wagmi, devtools, server, testing]
