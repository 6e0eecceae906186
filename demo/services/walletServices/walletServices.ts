import type { ListedWallet } from '../data/WalletEntry.ts'
import { walletDirectory } from '../data/wallets.ts'
import { Contract } from '../openapi/Contract.ts'
import { neededBy, ports } from '../run/ports.ts'
import { HttpError, json, type Route, type RunningServer, serve } from '../shared/http.ts'
import { imageRoutes } from './images.ts'
import { getWallets } from './walletQuery.ts'

interface WalletServicesOptions {
  port: number
  /** URL of the demo's wallet page in the directory. */
  webWalletUrl?: string
  /** Wallets of a test's own directory, in place of the demo's. */
  wallets?: ListedWallet[]
  isAnalyticsEnabled?: boolean
}

/** The wallet directory with its images, and the endpoint of analytics events. */
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
  const contract = new Contract('wallet-services')
  return await serve({ port: options.port, name: neededBy.walletServices, routes, contract })
}

/** Stores events in memory, in order; tests read them by `GET /e/recorded`. */
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
    {
      method: 'GET',
      path: '/e/recorded',
      isOutsideContract: true,
      handle: () => json(recorded),
    },
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(json({ status: 'error', message: 'The event is not JSON.' }, 400))
  }
}
