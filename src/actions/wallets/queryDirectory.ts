import { networks } from '../../controllers/networks.ts'
import { getWallets, type WalletsPage, type WalletsRequest } from '../../services/walletServices.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { excludedWallets, isExcluded } from './excluded.ts'

export const requestedChains = () => networks.requested.map((network) => network.caipNetworkId)

/**
 * Requests a page of the directory, including excluded wallets; empty without a project id.
 *
 * @throws the errors of `getWallets`
 */
export async function queryAllWallets(query: WalletsRequest): Promise<WalletsPage> {
  const context = serviceContext()
  return context ? getWallets(context, query) : { wallets: [], count: 0 }
}

/** Requests a page of the directory without excluded wallets. @throws the errors of `getWallets` */
export async function queryDirectory(query: WalletsRequest): Promise<WalletsPage> {
  const exclude = [...(query.exclude ?? []), ...excludedWallets().excludedIds]
  const { wallets, count } = await queryAllWallets({ ...query, exclude })
  return { wallets: wallets.filter((wallet) => !isExcluded(wallet)), count }
}
