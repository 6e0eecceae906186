import { getSupportedChains } from '../../services/blockchainApi/supportedChains.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { CaipNetworkId } from '../../types/caip.ts'

/** Cache of the blockchain API's list for the page's lifetime; failures are not cached. */
let supported: Promise<CaipNetworkId[]> | undefined

/** @throws WalletModalError HTTP_ERROR, SERVICE_UNREACHABLE, SERVICE_INVALID_RESPONSE */
export function listSupportedChains(context: ServiceContext): Promise<CaipNetworkId[]> {
  supported ??= getSupportedChains(context).catch((thrown: unknown) => {
    supported = undefined
    throw thrown
  })
  return supported
}

/** True if the blockchain API serves the network; false also if its list cannot be fetched. */
export async function isChainSupported(
  context: ServiceContext,
  caipNetworkId: CaipNetworkId,
): Promise<boolean> {
  try {
    return (await listSupportedChains(context)).includes(caipNetworkId)
  } catch {
    return false
  }
}
