import { balances } from './account/balances.ts'
import { history } from './account/history.ts'
import { createIndexes } from './account/indexes.ts'
import { convertRoutes } from './convert/convertRoutes.ts'
import { fungiblePrice } from './fungiblePrice.ts'
import { json, type Route, type RunningServer, serve } from './http.ts'
import { identityOf } from './identity.ts'
import { purchaseHistory } from './onramp/history.ts'
import { onrampRoutes } from './onramp/onrampRoutes.ts'
import type { Purchases } from './onramp/Purchases.ts'
import { neededBy } from './ports.ts'
import { profileRoutes } from './profile/profileRoutes.ts'
import { RegisteredNames } from './profile/RegisteredNames.ts'
import { forwardRpc } from './rpcProxy.ts'
import { GrantedSessions } from './sessions/GrantedSessions.ts'
import { sessionRoutes } from './sessions/sessionRoutes.ts'

interface BlockchainApiOptions {
  port: number
  /** Node address of each chain that is really there, by CAIP-2 id. */
  chains: Record<string, string>
  /** Base address of the token images in its answers. */
  walletServicesUrl: string
  /** Where one buys, and what was bought there. */
  onrampUrl: string
  purchases: Purchases
}

/** Reads and JSON-RPC over the local chains, under the paths of the hosted API. */
export async function startBlockchainApi(options: BlockchainApiOptions): Promise<RunningServer> {
  const { walletServicesUrl, onrampUrl, purchases } = options
  const chains = new Map(Object.entries(options.chains))
  const indexes = createIndexes(chains)
  const names = new RegisteredNames()
  const routes: Route[] = [
    {
      method: 'POST',
      path: '/v1',
      handle: (request) => forwardRpc(chains, request),
    },
    {
      method: 'GET',
      path: '/v1/supported-chains',
      handle: () => json({ http: [...chains.keys()], ws: [] }),
    },
    {
      method: 'GET',
      path: '/v1/identity/:address',
      handle: ({ param }) => json(identityOf(names, param('address'))),
    },
    {
      method: 'GET',
      path: '/v1/account/:address/balance',
      handle: (request) => balances({ chains, indexes, walletServicesUrl }, request),
    },
    {
      method: 'GET',
      path: '/v1/account/:account/history',
      handle: (request) =>
        request.query.get('onramp')
          ? purchaseHistory(purchases, walletServicesUrl, request.param('account'))
          : history(indexes, walletServicesUrl, request),
    },
    {
      method: 'POST',
      path: '/v1/fungible/price',
      handle: (request) => fungiblePrice(walletServicesUrl, request),
    },
    ...profileRoutes(names, chains),
    ...convertRoutes(chains, walletServicesUrl),
    ...onrampRoutes(onrampUrl),
    ...sessionRoutes(new GrantedSessions(), chains),
  ]
  return await serve({ port: options.port, name: neededBy.blockchainApi, routes })
}
