import { hasLaterPart } from '../../chains/laterFamilies.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { PayingAccount } from '../../types/order.ts'
import { payingAccount } from '../account/payingAccount.ts'
import { listSupportedChains } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** The active account; null while disconnected, or if the namespace does not support swaps. */
export function swappingAccount(): PayingAccount | null {
  const paying = payingAccount()
  return paying && hasLaterPart(paying.namespace, 'swapper') ? paying : null
}

/**
 * Settings for requests to the swap service.
 *
 * @throws WalletModalError `code` if it does not serve the network; HTTP_ERROR, SERVICE_UNREACHABLE or
 * SERVICE_INVALID_RESPONSE if its networks cannot be listed
 */
export async function swapService(
  { network }: PayingAccount,
  code: ErrorCode,
): Promise<ServiceContext> {
  const context = serviceContext()
  const chains = context ? await listSupportedChains(context) : []
  if (context && chains.includes(network.caipNetworkId)) return context
  throw new WalletModalError(code)
}
