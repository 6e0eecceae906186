import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { getWallets, type WalletsPage, type WalletsRequest } from '../../services/walletServices.ts'
import { serviceContext } from '../services/serviceContext.ts'

export const requestedChains = () => networks.requested.map((network) => network.caipNetworkId)

/** What the directory view shows of all wallets, by the page's configuration and the visitor's choice. */
export function directoryFilter() {
  return {
    chains: requestedChains(),
    include: options.includeWalletIds,
    badgeType: wallets.certifiedOnly ? ('certified' as const) : undefined,
  }
}

/** One request to the directory; nothing without a project id. Throws as `getWallets`. */
export async function queryDirectory(query: WalletsRequest): Promise<WalletsPage> {
  const context = serviceContext()
  return context ? getWallets(context, query) : { wallets: [], count: 0 }
}
