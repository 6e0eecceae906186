import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { noticesOf } from './notices.mjs'
import { root } from './root.mjs'

/** The page script of each family's test wallet. */
const scripts = {
  eip155: 'demo/wallets/injected/entry.ts',
  solana: 'demo/wallets/solana/entry.ts',
  polkadot: 'demo/wallets/polkadot/injected/entry.ts',
  bip122: 'demo/wallets/bitcoin/entry.ts',
}

/**
 * Leaves out the WebAssembly of Polkadot's cryptography, a third of the packed test wallets. `none` is its own entry for
 * that: the same functions then run in JavaScript.
 */
const withoutWasm = {
  name: 'without-wasm',
  setup(builder) {
    builder.onResolve(
      { filter: /^@polkadot\/wasm-crypto-init(?:\/(?:wasm|asm))?$/ },
      (imported) => {
        const { kind, resolveDir, importer } = imported
        return builder.resolve('@polkadot/wasm-crypto-init/none', { kind, resolveDir, importer })
      },
    )
  },
}

/**
 * Bundles each family's page script into a classic script in one file. Test tools inject this file before all other
 * scripts, a script tag can load it, and `installWallet` imports it if it runs in a page. The plugin also writes the
 * list of bundled modules for the check of licences.
 */
export const testWallets = {
  name: 'test-wallets',
  resolveId(path, importer) {
    const file = relative(root, resolve(dirname(importer ?? root), path))
    const found = Object.entries(scripts).find(([, script]) => script === file)
    return found && { id: `./${found[0]}.js`, external: true }
  },
  async generateBundle() {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: scripts,
      outdir: '.',
      format: 'iife',
      bundle: true,
      minify: true,
      legalComments: 'none',
      target: 'es2022',
      logLevel: 'warning',
      write: false,
      metafile: true,
      plugins: [withoutWasm],
      // Libraries made for Node refer to these names.
      define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    })
    for (const { path, text } of outputFiles) {
      this.emitFile({ type: 'asset', fileName: basename(path), source: text })
    }
    const modules = Object.keys(metafile.inputs).sort()
    for (const path of modules) this.addWatchFile(join(root, path))
    this.emitFile(noticesOf(modules.map((path) => join(root, path))))
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(join(root, '.cache/test-wallets.json'), JSON.stringify(modules))
  },
}
