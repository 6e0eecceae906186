import { networks } from '../../controllers/networks.ts'
import { getWallets, type WalletsPage, type WalletsRequest } from '../../services/walletServices.ts'
import { serviceContext } from '../services/serviceContext.ts'

export const requestedChains = () => networks.requested.map((network) => network.caipNetworkId)

/** One request to the directory; nothing without a project id. Throws as `getWallets`. */
export async function queryDirectory(query: WalletsRequest): Promise<WalletsPage> {
  const context = serviceContext()
  return context ? getWallets(context, query) : { wallets: [], count: 0 }
}
