import { describeEvmRequest } from '../evm/describeRequest.ts'
import { userRejected } from '../evm/ProviderRpcError.ts'
import type { InjectedWallet } from './InjectedWallet.ts'

/** A request of the page and its outcome, in the wallet's log. */
export interface WalletRequest {
  readonly method: string
  readonly params: unknown
  /** True if the request needed a decision of the user or of autoApprove. */
  prompted: boolean
  outcome: 'pending' | 'answered' | 'failed'
}

/** Requests the user's decision. Resolves if the user approves, and rejects otherwise. */
export async function requestApproval(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<void> {
  const { method, params } = request
  const description = describeEvmRequest(method, params, wallet.chain(), wallet.chains)
  request.prompted = true
  const decision = await wallet.approvals.request({ method, description })
  if (decision === 'approved') return
  // Errors of some wallets lose their code on the way to the page.
  throw wallet.behaviour.rejectWithoutCode ? new Error(userRejected().message) : userRejected()
}
