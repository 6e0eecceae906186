import { describeEvmRequest } from '../evm/describeRequest.ts'
import { userRejected } from '../evm/ProviderRpcError.ts'
import type { InjectedWallet } from './InjectedWallet.ts'

/** One thing the page asked, and how it went: a line of the wallet's log. */
export interface WalletRequest {
  readonly method: string
  readonly params: unknown
  /** A decision was asked for, by a dialog or of autoApprove. */
  prompted: boolean
  outcome: 'pending' | 'answered' | 'failed'
}

/** Puts the request before the person. Returns when they approve, throws when they do not. */
export async function askFor(wallet: InjectedWallet, request: WalletRequest): Promise<void> {
  const { method, params } = request
  const description = describeEvmRequest(method, params, wallet.chain(), wallet.chains)
  request.prompted = true
  const answer = await wallet.approvals.ask({ method, description })
  if (answer === 'approved') return
  // Some wallets lose the code on the way to the page.
  throw wallet.behaviour.rejectWithoutCode ? new Error(userRejected().message) : userRejected()
}
