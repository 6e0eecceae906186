import { spawn } from 'node:child_process'
import { type BuildOptions, build, context } from 'esbuild'
import { ensureBuilt } from '../../../.ci/ensureBuilt.ts'
import { inRepository } from '../../../.ci/paths.ts'

/** Bundled scripts of the services' pages. Paths are from the root of the repository. */
const serviceBundles = [
  { entry: 'demo/wallets/webWallet/main.ts', outDir: 'demo/dist/wallet' },
  { entry: 'demo/services/frame/page/main.ts', outDir: 'demo/dist/frame' },
  { entry: 'demo/services/frame/page/callback.ts', outDir: 'demo/dist/frame' },
]

const bundles = [
  { entry: 'demo/page/main.ts', outDir: 'demo/dist/page' },
  { entry: 'demo/page/gallery/stagePage.ts', outDir: 'demo/dist/page' },
  { entry: 'demo/page/gallery/galleryPage.ts', outDir: 'demo/dist/page' },
  ...serviceBundles,
]

function bundleOptions({ entry, outDir }: (typeof bundles)[number]): BuildOptions {
  return {
    absWorkingDir: inRepository(),
    entryPoints: [entry],
    outdir: outDir,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    minify: true,
    sourcemap: 'linked',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    // Libraries for Node use these names.
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
  }
}

/** Builds the element if it is stale, and the demo's scripts. */
export async function buildDemo(): Promise<void> {
  await ensureBuilt()
  await Promise.all(bundles.map((bundle) => build(bundleOptions(bundle))))
}

/** Builds the scripts of the embedded wallet and of the web wallet. */
export async function buildServicePages(): Promise<void> {
  await Promise.all(serviceBundles.map((bundle) => build(bundleOptions(bundle))))
}

/** Rebuilds the element and the demo's scripts on change, until the returned function is called. */
export async function watchDemo(): Promise<() => Promise<void>> {
  const contexts = await Promise.all(bundles.map((bundle) => context(bundleOptions(bundle))))
  await Promise.all(contexts.map((one) => one.watch()))
  const rollup = spawn(inRepository('node_modules/.bin/rollup'), ['-c', '--watch'], {
    cwd: inRepository(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return async () => {
    rollup.kill()
    await Promise.all(contexts.map((one) => one.dispose()))
  }
}
