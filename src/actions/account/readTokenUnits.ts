import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** A person waits to read the rest. */
const answerMs = 5_000

interface Asked {
  /** Null for a network that the page does not have: nothing is known of its tokens. */
  network: Network | null
  /** Their contracts. */
  tokens: readonly string[]
}

/** How amounts of tokens are written, as their contracts say; one that does not answer in time is left out. Never rejects. */
export async function readTokenUnits(
  { getTokenUnit }: Pick<ChainAdapter, 'getTokenUnit'>,
  { network, tokens }: Asked,
): Promise<Record<string, TokenUnit>> {
  if (!network || !getTokenUnit) return {}
  const rpc = rpcFor(network)
  const read = async (token: string) => {
    const reading = getTokenUnit(token, rpc)
    return [[token, await withTimeout(reading, answerMs, () => new Error('no answer'))]] as const
  }
  const entries = await Promise.all([...new Set(tokens)].map((one) => read(one).catch(() => [])))
  return Object.fromEntries(entries.flat())
}
