import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Format } from 'esbuild'

/** Every script of the demo that needs bundling. Paths are from the root of the repository. */
const bundles: { entry: string; outDir: string; format: Format }[] = [
  { entry: 'demo/page/main.ts', outDir: 'demo/dist/page', format: 'esm' },
  { entry: 'demo/wallets/webWallet/main.ts', outDir: 'demo/dist/wallet', format: 'esm' },
  { entry: 'demo/services/frame/page/main.ts', outDir: 'demo/dist/frame', format: 'esm' },
  { entry: 'demo/services/frame/page/callback.ts', outDir: 'demo/dist/frame', format: 'esm' },
  // One file that runs before the page's own scripts, as an extension's does.
  { entry: 'demo/wallets/injected/entry.ts', outDir: 'demo/dist/injected', format: 'iife' },
  { entry: 'demo/wallets/solana/entry.ts', outDir: 'demo/dist/solana', format: 'iife' },
  {
    entry: 'demo/wallets/polkadot/injected/entry.ts',
    outDir: 'demo/dist/polkadot',
    format: 'iife',
  },
  { entry: 'demo/wallets/bitcoin/entry.ts', outDir: 'demo/dist/bitcoin', format: 'iife' },
]

const root = resolve(import.meta.dirname, '../..')

/** Absolute path of something in the repository. */
export function inRepository(path: string): string {
  return resolve(root, path)
}

/** Builds the element when it was never built, and the demo's scripts anew. */
export async function buildDemo(): Promise<void> {
  if (!existsSync(inRepository('dist/cdn/wallet-modal.js'))) await buildElement()
  await Promise.all(bundles.filter(({ entry }) => existsSync(inRepository(entry))).map(bundle))
}

async function buildElement(): Promise<void> {
  console.log('Building the element (npm run build) …')
  const npm = spawn('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error('npm run build failed; the demo needs dist/cdn.')
}

async function bundle({ entry, outDir, format }: (typeof bundles)[number]): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: outDir,
    format,
    splitting: format === 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    minify: true,
    sourcemap: 'linked',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    // Libraries written for Node reach for these names.
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  })
}
