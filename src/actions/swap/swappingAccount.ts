import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import { type PayingAccount, payingAccount } from '../account/payingAccount.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** The account that swaps. Null where nobody is connected, or on a namespace that cannot swap. */
export function swappingAccount(): PayingAccount | null {
  const paying = payingAccount()
  return paying && namespaceDefinitions[paying.namespace]?.supports.swap ? paying : null
}

/** How the swap service is called. @throws WalletModalError `code` where it does not serve the network */
export async function swapService(
  { network }: PayingAccount,
  code: ErrorCode,
): Promise<ServiceContext> {
  const context = serviceContext()
  if (context && (await isChainSupported(context, network.caipNetworkId))) return context
  throw new WalletModalError(code)
}
