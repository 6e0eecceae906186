import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Rehearsal, SwapCall, SwapOrder } from '../../types/swapper.ts'
import { log } from '../../utils/log.ts'
import { contextOf } from '../account/payingAccount.ts'
import { independentNode } from './independentNode.ts'

export interface ProvedRehearsal extends Rehearsal {
  /** True if a node that does not share the swap service's host has simulated the calls. */
  isProved: boolean
}

/** Errors that say nothing of the swap: the node did not respond, or not to this request. */
const ofNode: readonly ErrorCode[] = ['RPC_ERROR', 'RPC_TIMEOUT', 'SERVICE_INVALID_RESPONSE']

function isOfNode(thrown: unknown): boolean {
  return !(thrown instanceof WalletModalError) || ofNode.includes(thrown.code)
}

/**
 * Simulates the calls by a node that is independent of the swap service. If there is none, or if it cannot simulate, the
 * page's node simulates them, and the result is the service's word. Rejects with the errors of `Swapper.rehearse`.
 */
export async function rehearseCalls(
  paying: PayingAccount,
  order: SwapOrder,
  calls: readonly SwapCall[],
): Promise<ProvedRehearsal> {
  const [swapper, own] = await Promise.all([
    loadLaterPart(paying.namespace, 'swapper'),
    independentNode(paying),
  ])
  if (own) {
    try {
      const rehearsal = await swapper.rehearse(order, calls, own)
      if (rehearsal.arrives !== null) return { ...rehearsal, isProved: true }
    } catch (thrown) {
      if (!isOfNode(thrown)) throw thrown
      log('info', 'the independent node could not simulate a swap', thrown)
    }
  }
  return { ...(await swapper.rehearse(order, calls, contextOf(paying).rpc)), isProved: false }
}
