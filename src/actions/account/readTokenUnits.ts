import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Milliseconds; short, because the user waits for the review. */
const answerMs = 5_000

interface Asked {
  /** Null for a network that the page has not configured, whose tokens are unknown. */
  network: Network | null
  /** Contract addresses. */
  tokens: readonly string[]
}

/** Symbols and decimals of tokens by their contracts; one that does not respond in time is left out. Never rejects. */
export async function readTokenUnits({
  network,
  tokens,
}: Asked): Promise<Record<string, TokenUnit>> {
  if (!network || !hasFamilyPart(network.chainNamespace, 'balances')) return {}
  const { chainNamespace } = network
  const rpc = rpcFor(network)
  const read = async (token: string) => {
    const { getTokenUnit } = await loadFamilyPart(chainNamespace, 'balances')
    if (!getTokenUnit) return []
    const reading = getTokenUnit(token, rpc)
    return [[token, await withTimeout(reading, answerMs, () => new Error('no answer'))]] as const
  }
  const entries = await Promise.all([...new Set(tokens)].map((one) => read(one).catch(() => [])))
  return Object.fromEntries(entries.flat())
}
