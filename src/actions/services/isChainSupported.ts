import { getSupportedChains } from '../../services/blockchainApi/supportedChains.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

/** Cache of the blockchain API's list, for the page's lifetime, in which the API does not change it; a failure is not kept. */
let supported: Promise<CaipNetworkId[]> | undefined

/** False also if the list could not be fetched. */
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
