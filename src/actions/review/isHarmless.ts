import type { Doubt, ReadRequest } from '../../types/review.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import type { IsDeclared } from './declaredContracts.ts'
import { tokensOf } from './imitations.ts'
import type { PreparedRequest } from './prepareRequest.ts'

/**
 * Time limit for the descriptions and the simulation that may settle a request's doubts, unless a rule of the page has
 * another. The wallet's window opens only by a press of the user that is a few seconds old at most.
 */
const verdictMs = 300

/** Resolves as a promise that never rejects does, or with `otherwise` after a time limit. */
export const inTime = <Value>(
  promise: Promise<Value>,
  otherwise: Value,
  limitMs = verdictMs,
): Promise<Value> =>
  withTimeout(promise, limitMs, () => new Error('no verdict in time')).catch(() => otherwise)

/** Doubts about addresses that the page has not declared. */
export const undeclaredIn = ({ doubts = [] }: ReadRequest, isDeclared: IsDeclared): Doubt[] =>
  doubts.filter(({ address }) => !isDeclared(address))

/** True if all doubts of a request are settled, of which none is about an address that a declaration leaves out. */
async function isSettled(
  request: ReadRequest,
  isDeclared: IsDeclared | null,
  prepare: () => PreparedRequest,
  limitMs: number | undefined,
): Promise<boolean> {
  const { doubts = [] } = request
  if (doubts.length === 0) return true
  if (isDeclared) {
    // A call of a declared contract may name another's address as the receiver, which a description tells.
    const described = await inTime(prepare().described, request, limitMs)
    return !described.isRisky && undeclaredIn(described, isDeclared).length === 0
  }
  const { described, isWithoutLoss } = prepare()
  const isOfUnread = doubts.every(({ kind }) => kind === 'call')
  const judging = (async () => {
    const [{ isRisky, doubts: left = [] }, takesNothing] = await Promise.all([
      described,
      isOfUnread && isWithoutLoss(),
    ])
    return !isRisky && (left.length === 0 || takesNothing)
  })()
  return inTime(judging, false, limitMs)
}

/**
 * True if a request may reach the wallet without a review: nothing in it is risky, no token imitates another, and all
 * doubts are settled. The page's declaration settles those about its addresses. Without a declaration, hand-written
 * descriptors settle those about contracts that the package knows, and a simulation without a loss those about calls that
 * are not read.
 */
export async function isHarmless(
  request: ReadRequest,
  isDeclared: IsDeclared | null,
  prepare: () => PreparedRequest,
  limitMs?: number,
): Promise<boolean> {
  const isPlain = !request.doubts?.length && tokensOf(request).length === 0
  if (request.isRisky || isPlain) return !request.isRisky
  if (isDeclared && undeclaredIn(request, isDeclared).length > 0) return false
  // Both ask nodes, in the same time.
  const imitations = inTime<readonly unknown[] | null>(prepare().imitations(), null, limitMs)
  if (!(await isSettled(request, isDeclared, prepare, limitMs))) return false
  return (await imitations)?.length === 0
}
