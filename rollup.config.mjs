import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import inject from '@rollup/plugin-inject'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { chunkOf } from './elements/bundle/chunks.mjs'
import { css } from './elements/bundle/css.mjs'
import { dropOldChunks, writeManifest } from './elements/bundle/manifest.mjs'
import { reactAsModules, settleSurroundings } from './elements/bundle/react.mjs'
import { browserHashes, leaveOutUnused } from './elements/bundle/walletConnect.mjs'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const entry = { 'wallet-modal': 'elements/wallet-modal.ts' }

/** Of the scheduler's development build; React looks whether they are there. */
const absent = ['log', 'unstable_setDisableYieldValue']

/** A script tag has nothing to import from: what is not in the bundle must not be left for the browser to miss. */
function failOnUnresolved(warning, warn) {
  const { code, binding } = warning
  if (code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
  if (code === 'MISSING_EXPORT' && absent.includes(binding)) return
  if (code === 'MISSING_EXPORT') throw new Error(warning.message)
  // Comments that dependencies place where Rollup does not read them; the code is right without.
  if (code !== 'INVALID_ANNOTATION' && code !== 'CIRCULAR_DEPENDENCY') warn(warning)
}

/** Values fixed at build time; everything else about the environment is asked at run time. */
const define = {
  'process.env.NODE_ENV': '"production"',
  'process.env.WALLET_MODAL_VERSION': JSON.stringify(manifest.version),
}

const compile = esbuild({ target: 'es2022', jsx: 'automatic', define, sourceMap: false })

/** Self-contained, for a script tag: the entry keeps its name, every chunk carries a hash. */
const cdn = {
  input: entry,
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
  },
  onwarn: failOnUnresolved,
  plugins: [
    css,
    browserHashes,
    leaveOutUnused,
    reactAsModules,
    settleSurroundings,
    resolve({ browser: true, preferBuiltins: false, exportConditions: ['production'] }),
    json(),
    // Dependencies too: their development halves go by the same definitions.
    esbuild({
      include: /\.[cm]?[jt]sx?$/,
      exclude: [],
      loaders: { '.cjs': 'js', '.mjs': 'js' },
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
