import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Time limit for the response of each token's contract. It is short, because the user waits for the review. */
const responseMs = 5_000

interface TokenUnitsRequest {
  /** Network of the tokens. Null if the page has not configured the network. No token is read in that case. */
  network: Network | null
  /** Contract addresses of the tokens. */
  tokens: readonly string[]
}

/**
 * Reads symbol and decimals from each token's contract, and marks those that no list has. Omits a token whose contract
 * does not respond within 5 s. Never rejects.
 */
export async function readTokenUnits({
  network,
  tokens,
}: TokenUnitsRequest): Promise<Record<string, TokenUnit>> {
  if (!network || !hasFamilyPart(network.chainNamespace, 'balances')) return {}
  const { chainNamespace } = network
  const rpc = rpcFor(network)
  const read = async (token: string) => {
    const { getTokenUnit } = await loadFamilyPart(chainNamespace, 'balances')
    if (!getTokenUnit) return []
    const readUnit = (one: string) => getTokenUnit(one, rpc)
    const reading = Promise.all([loadPart(import('./markToken.ts')), readUnit(token)])
    const marking = reading.then(([part, unit]) => part.markToken(token, unit, network, readUnit))
    return [
      [token, await withTimeout(marking, responseMs, () => new Error('no response'))],
    ] as const
  }
  const entries = await Promise.all([...new Set(tokens)].map((one) => read(one).catch(() => [])))
  return Object.fromEntries(entries.flat())
}
