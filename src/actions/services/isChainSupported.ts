import { getSupportedChains } from '../../services/blockchainApi/supportedChains.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

/** Cache of the blockchain API's list for the page's lifetime; failures are not cached. */
let supported: Promise<CaipNetworkId[]> | undefined

/** True if the blockchain API serves the network; false also if its list cannot be fetched. */
export async function isChainSupported(
  context: ServiceContext,
  caipNetworkId: CaipNetworkId,
): Promise<boolean> {
  supported ??= getSupportedChains(context)
  try {
    return (await supported).includes(caipNetworkId)
  } catch {
    supported = undefined
    return false
  }
}
