import { getSupportedChains } from '../../services/blockchainApi/supportedChains.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

let supported: Promise<CaipNetworkId[]> | undefined

/** Requested once; a failure counts as false and is requested again. */
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
