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
import { dropOldChunks, writeIntegrity, writeManifest } from './elements/bundle/manifest.mjs'
import { writeNotices } from './elements/bundle/notices.mjs'
import { root } from './elements/bundle/root.mjs'
import { hasSideEffects } from './elements/bundle/sideEffects.mjs'
import { testWallets } from './elements/bundle/testWallets.mjs'
import { browserHashes, leaveOutUnused } from './elements/bundle/walletConnect.mjs'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const entry = { 'wallet-modal': 'elements/wallet-modal.ts' }

/** A script tag has nothing to import from: what is not in the bundle must not be left for the browser to miss. */
function failOnUnresolved(warning, warn) {
  const { code } = warning
  if (code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
  if (code === 'MISSING_EXPORT') throw new Error(warning.message)
  // Comments that dependencies place where Rollup does not read them; the code is right without.
  if (code !== 'INVALID_ANNOTATION' && code !== 'CIRCULAR_DEPENDENCY') warn(warning)
}

/** Values fixed at build time; everything else about the environment is asked at run time. */
const define = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env': 'true',
  'import.meta.env.MODE': '"production"',
  'process.env.WALLET_MODAL_VERSION': JSON.stringify(manifest.version),
}

/** What no browser has that has top-layer dialogs, or nothing in the modal makes use of: libraries ask whether it is there. */
const absent = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'document.documentMode': 'undefined',
  navigation: 'undefined',
  process: 'undefined',
  setImmediate: 'undefined',
}

/** Dependencies too: their development halves go by the same definitions. */
const compile = esbuild({
  include: /\.[cm]?[jt]sx?$/,
  exclude: [],
  loaders: { '.mjs': 'js', '.cjs': 'js' },
  target: 'es2022',
  jsx: 'automatic',
  // All that it would read of one is here; some packages ship their own, without what it builds on.
  tsconfig: false,
  define: { ...define, ...absent, global: 'globalThis' },
})

/** zod shares its settings with other copies of it by globals; this one is alone, and leaves the page none. */
const ownZod = inject({
  include: /node_modules\/zod\//,
  modules: { globalThis: [join(root, 'elements/bundle/zodScope.mjs'), 'scope'] },
})

/**
 * One build for script tags and bundlers. It is self-contained, so it brings the versions that it was tested with, and an app
 * neither installs nor configures anything for it. The entry keeps its name, every chunk carries a hash.
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
    // What a file is handed over by `import()` is read at once, and by us alone.
    freeze: false,
    generatedCode: { preset: 'es2015', symbols: false },
    sourcemap: true,
    sourcemapFileNames: ({ isEntry }) => `${isEntry ? '' : 'chunks/'}[name].map`,
  },
  onwarn: failOnUnresolved,
  plugins: [
    css,
    browserHashes,
    leaveOutUnused,
    resolve({ browser: true, preferBuiltins: false, exportConditions: ['production'] }),
    json(),
    compile,
    // React sets no default of its own: the helper that asks would load with every first open.
    commonjs({
      defaultIsModuleExports: (id) => /node_modules\/(?:react|scheduler)/.test(id) || 'auto',
    }),
    // WalletConnect's and Solana's packages expect Node's Buffer; a page has none, and gets none: only they do.
    inject({
      include: /node_modules\/(?:@walletconnect|@solana|bigint-buffer)\//,
      modules: { Buffer: ['buffer/', 'Buffer'] },
    }),
    ownZod,
    terser({
      module: true,
      ecma: 2020,
      format: { comments: false },
      // Inlining and single-use functions save characters but repeat themselves less: worse gzipped.
      compress: {
        passes: 3,
        inline: 2,
        reduce_funcs: false,
        keep_fargs: false,
        // What asks for a module of Node's never runs, but an app's bundler would look for the module.
        global_defs: { require: undefined },
      },
    }),
    writeManifest,
    writeIntegrity,
    writeNotices,
    dropOldChunks,
  ],
}

/** For apps in React: a hook that knows the element by its events alone, and binds the React of the app. */
const react = {
  input: { react: 'elements/react/useWallet.ts' },
  external: ['react'],
  output: { dir: 'dist', format: 'es', banner: "'use client';" },
  plugins: [
    compile,
    // Next reads the directive at the top: a hook is for what runs in the browser.
    terser({ module: true, ecma: 2020, compress: { passes: 3, directives: false } }),
  ],
}

/** For apps' tests: what puts wallets into pages, and for each family the script that it puts there. */
const testing = {
  input: { testing: 'demo/wallets/testWallet/installWallet.ts' },
  makeAbsoluteExternalsRelative: false,
  output: { dir: 'dist/testing', format: 'es' },
  plugins: [testWallets, compile, terser({ module: true, ecma: 2020, compress: { passes: 3 } })],
}

export default [cdn, react, testing]
