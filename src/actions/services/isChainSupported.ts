import { getSupportedChains } from '../../services/blockchainApi/supportedChains.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

let supported: Promise<CaipNetworkId[]> | undefined

/** Whether the blockchain API serves a network. Asked once; a failure counts as no and is asked again. */
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
