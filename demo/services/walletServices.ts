import type { ListedWallet } from './data/WalletEntry.ts'
import { walletDirectory } from './data/wallets.ts'
import { HttpError, json, type Route, type RunningServer, serve } from './http.ts'
import { imageRoutes } from './images.ts'
import { neededBy, ports } from './ports.ts'
import { getWallets } from './walletQuery.ts'

interface WalletServicesOptions {
  port: number
  /** Where the directory says the demo's wallet page is. */
  webWalletUrl?: string
  /** A directory of the test's own instead. */
  wallets?: ListedWallet[]
  isAnalyticsEnabled?: boolean
}

/** The wallet directory with its images, and the place analytics events are sent to. */
export async function startWalletServices(options: WalletServicesOptions): Promise<RunningServer> {
  const webWalletUrl = options.webWalletUrl ?? `http://localhost:${ports.webWallet}/`
  const wallets = options.wallets ?? walletDirectory(webWalletUrl)
  const routes: Route[] = [
    {
      method: 'GET',
      path: '/getWallets',
      handle: ({ query }) => getWallets(wallets, query),
    },
    {
      method: 'GET',
      path: '/getAnalyticsConfig',
      handle: () => json({ isAnalyticsEnabled: options.isAnalyticsEnabled ?? true }),
    },
    ...imageRoutes(wallets),
    ...analyticsRoutes(),
  ]
  return await serve({ port: options.port, name: neededBy.walletServices, routes })
}

/** Events are kept in memory, in order; `GET /e/recorded` lets a test read them. */
function analyticsRoutes(): Route[] {
  const recorded: unknown[] = []
  return [
    {
      method: 'POST',
      path: '/e',
      handle: async ({ body }) => {
        recorded.push(parse(await body()))
        return json({ status: 'ok' })
      },
    },
    { method: 'GET', path: '/e/recorded', handle: () => json(recorded) },
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(json({ status: 'error', message: 'The event is not JSON.' }, 400))
  }
}
