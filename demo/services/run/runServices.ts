import { inRepository } from '../../../.ci/paths.ts'
import { type FrameUrls, startFrame } from '../frame/startFrame.ts'
import { type Services, type ServiceUrls, startServices } from '../index.ts'
import type { RunningServer } from '../shared/http.ts'
import { startParts } from '../shared/startParts.ts'
import { startStaticSite } from '../sites/staticSite.ts'
import type { Extra } from './extras.ts'
import { neededBy, type Ports } from './ports.ts'

/** The strictest content security policy under which the element works. The wallet page has the same policy. */
export const STRICT_CSP =
  "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; object-src 'none'; base-uri 'none'"

export type ServicesUrls = ServiceUrls & FrameUrls & { webWallet: string }

interface RunOptions {
  ports: Ports
  /** Origins of the pages that may embed the frame. */
  parents: string[]
  extras?: readonly Extra[] | undefined
}

/** All services with the embedded wallet and the web wallet, for pages of any origin. */
export async function runServices({ ports, parents, extras }: RunOptions): Promise<{
  urls: ServicesUrls
  services: Services
  close(): Promise<void>
}> {
  return startParts(async (keep) => {
    const webWallet = keep(await startWalletSite(ports.webWallet))
    const services = keep(await startServices({ ports, webWalletUrl: `${webWallet.url}/`, extras }))
    const frame = keep(
      await startFrame({
        ports,
        chains: services.urls.chains,
        sessionsUrl: services.urls.blockchainApi,
        parents,
      }),
    )
    return { urls: { ...services.urls, ...frame.urls, webWallet: webWallet.url }, services }
  })
}

/** Starts the web wallet on its own origin, so that the wallet's storage is separate from the page's. */
function startWalletSite(port: number): Promise<RunningServer> {
  return startStaticSite({
    port,
    name: neededBy.webWallet,
    mounts: [
      { urlPrefix: '/', dir: inRepository('demo/dist/wallet') },
      { urlPrefix: '/', dir: inRepository('demo/wallets/webWallet') },
    ],
    headers: { 'Content-Security-Policy': STRICT_CSP },
    // The path of deep links with a pairing URI.
    aliases: { '/wc': '/index.html' },
  })
}
