import { balances } from '../account/balances.ts'
import { history } from '../account/history.ts'
import { createIndexes } from '../account/indexes.ts'
import { convertRoutes } from '../convert/convertRoutes.ts'
import { purchaseHistory } from '../onramp/history.ts'
import { onrampRoutes } from '../onramp/onrampRoutes.ts'
import type { Purchases } from '../onramp/Purchases.ts'
import { Contract } from '../openapi/Contract.ts'
import { profileRoutes } from '../profile/profileRoutes.ts'
import { RegisteredNames } from '../profile/RegisteredNames.ts'
import { neededBy } from '../run/ports.ts'
import { GrantedSessions } from '../sessions/GrantedSessions.ts'
import { sessionRoutes } from '../sessions/sessionRoutes.ts'
import { json, type Route, type RunningServer, serve } from '../shared/http.ts'
import { fungiblePrice } from './fungiblePrice.ts'
import { identityOf } from './identity.ts'
import { forwardRpc } from './rpcProxy.ts'

interface BlockchainApiOptions {
  port: number
  /** Node URL of each local chain, by CAIP-2 id. */
  chains: Record<string, string>
  /** Base URL of the token images in responses. */
  walletServicesUrl: string
  /** URL of the on-ramp's pages, and its purchases. */
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
  const contract = new Contract('blockchain-api')
  return await serve({ port: options.port, name: neededBy.blockchainApi, routes, contract })
}
