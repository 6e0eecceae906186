import { doubtCost, highFeeOf, paidBy } from '../../chains/describeCost.ts'
import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { ReadRequest, RequestOrigin, Statement } from '../../types/review.ts'
import { rpcFor } from '../services/rpcFor.ts'
import type { PreparedRequest } from './prepareRequest.ts'

/** A fee in base units of the native coin, and what makes it doubtful. */
interface EstimatedCost {
  fee: bigint
  doubts: readonly Statement[]
}

/** Asks a node for the fee that the page has left open. Null if there is none, or no node can tell it. Never rejects. */
export async function estimateCost(
  request: ReadRequest,
  origin: RequestOrigin,
  { network }: PreparedRequest['place'],
): Promise<EstimatedCost | null> {
  if (!network || !request.estimateFee) return null
  const fee = await request.estimateFee(origin, rpcFor(network)).catch(() => null)
  const limits = laterFamilies[network.chainNamespace]?.highFees
  if (fee === null || !limits) return null
  const limit = highFeeOf(limits, network.nativeCurrency)
  return { fee, doubts: doubtCost({ amount: fee, limit, paid: paidBy(request.statements) }) }
}
