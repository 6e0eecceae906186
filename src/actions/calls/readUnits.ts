import type { CallReview, TokenUnit } from '../../controllers/calls.ts'
import type { BatchCall } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** A person waits to read the rest. */
const answerMs = 5_000

/** Calls whose amount is one of the token that is called. */
const hasAmount = ({ meaning }: BatchCall) => 'amount' in meaning

/** How the amounts of the calls are written, as the contracts say; one that does not answer in time is left out. */
export async function readUnits(
  { adapter }: LiveConnection,
  { batch, network, address }: CallReview,
): Promise<Record<string, TokenUnit>> {
  const tokens = [...new Set(batch.calls.filter(hasAmount).map(({ to }) => to))]
  if (!network || !adapter.getTokenBalance) return {}
  const rpc = rpcFor(network)
  const read = async (token: string) => {
    const reading = adapter.getTokenBalance?.(address, token, rpc)
    const holding = await withTimeout(Promise.resolve(reading), answerMs, () => new Error('late'))
    return holding ? ([[token, holding]] as const) : []
  }
  const entries = await Promise.all(tokens.map((token) => read(token).catch(() => [])))
  return Object.fromEntries(entries.flat())
}
