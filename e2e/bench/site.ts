import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { build } from 'esbuild'
import { ensureBuilt } from '../../.ci/ensureBuilt.ts'
import { chromiumArgs } from '../../.ci/findChromium.ts'
import { inRepository } from '../../.ci/paths.ts'
import { EVM } from '../../demo/services/data/chains.ts'
import { walletDirectory } from '../../demo/services/data/wallets.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { startWalletServices } from '../../demo/services/walletServices/walletServices.ts'
import { strictCsp } from '../fixtures/page/hostPage.ts'

/** Pages with the element and with those that it is compared with, on free ports. */
export interface BenchSite {
  ours: string
  /** Attributes of the same page with logins by email and social accounts. */
  withLogins: string
  bare: string
  floor: string
  close(): Promise<void>
}

/**
 * Address of the pages. On localhost the element also loads the checks of attributes, which users never load. Browsers
 * treat every loopback address as a secure context.
 */
export const notLocalhost = '127.0.0.2'

/** The server listens on 127.0.0.1, since not every system has the other loopback addresses. */
export const benchArgs = [...chromiumArgs, `--host-resolver-rules=MAP ${notLocalhost} 127.0.0.1`]

/**
 * Throttles a page to slow 4G (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md: 1.6 Mbit/s, 150 ms
 * of latency), or ends that.
 */
export async function throttle(session: CDPSession, isSlow4G: boolean): Promise<void> {
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow4G ? 150 : 0,
    downloadThroughput: isSlow4G ? bytesPerSecond : -1,
    uploadThroughput: isSlow4G ? bytesPerSecond : -1,
  })
}

export function benchPage(script: string, element: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Benchmark</title>
    <script type="module" src="${script}"></script></head><body>${element}</body></html>`
}

/** Builds the scripts of the floor and of the bare element, each with its view in a chunk. Returns the folder. */
async function buildBare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-bare-'))
  await build({
    entryPoints: ['bareModal.ts', 'floorModal.ts'].map((file) =>
      inRepository('e2e/bench/bare', file),
    ),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return folder
}

export async function startBenchSite(): Promise<BenchSite> {
  await ensureBuilt()
  const folder = await buildBare()
  // All wallets support the page's network, so that all are listed.
  const wallets = walletDirectory('https://wallet.example/').map((wallet) => ({
    ...wallet,
    chains: EVM,
  }))
  const services = await startWalletServices({ port: 0, wallets })
  const { url } = services
  const featured = `featured-wallet-ids="${wallets
    .slice(0, 4)
    .map(({ id }) => id)
    .join(' ')}"`
  const noLogins = `features='{"email":false,"socials":false}'`
  const ours = (
    features: string,
  ) => `<wallet-modal ${featured} ${features} project-id="0123456789abcdef0123456789abcdef" networks="ethereum"
    services-url="${url}" blockchain-api-url="${url}" analytics-url="${url}"></wallet-modal>`
  const bare = `<bare-modal ${featured} services-url="${url}"></bare-modal>`
  const site = await startStaticSite({
    port: 0,
    name: 'the benchmark',
    mounts: [
      { urlPrefix: '/wallet-modal/', dir: inRepository('dist/cdn') },
      { urlPrefix: '/bare/', dir: folder },
    ],
    headers: { 'Content-Security-Policy': strictCsp },
    pages: {
      '/ours.html': benchPage('/wallet-modal/wallet-modal.js', ours(noLogins)),
      '/withLogins.html': benchPage('/wallet-modal/wallet-modal.js', ours('')),
      '/bare.html': benchPage('/bare/bareModal.js', bare),
      '/floor.html': benchPage('/bare/floorModal.js', '<floor-modal></floor-modal>'),
    },
  })
  const at = (path: string) => `http://${notLocalhost}:${site.port}${path}`
  return {
    ours: at('/ours.html'),
    withLogins: at('/withLogins.html'),
    bare: at('/bare.html'),
    floor: at('/floor.html'),
    async close() {
      await Promise.all([site.close(), services.close(), rm(folder, { recursive: true })])
    },
  }
}
