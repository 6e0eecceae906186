import { currencyHomeOf } from '../../chains/laterFamilies.ts'
import { toNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { Network } from '../../types/network.ts'

export interface CurrencyHome {
  network: Network
  /** True if the page has the network, so that the user can switch to it. */
  isOffered: boolean
}

/** The network on which a network's native currency is now; null for nearly all, which have their own. */
export function currencyHome({ caipNetworkId }: Network): CurrencyHome | null {
  const id = currencyHomeOf(caipNetworkId)
  if (!id) return null
  const offered = findRequestedNetwork(id)
  return { network: offered ?? toNetwork(id), isOffered: offered !== undefined }
}
