import type { Review } from '../../controllers/review.ts'
import type { Network } from '../../types/network.ts'
import type { ReadRequest, RequestOrigin } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { tokenOf, tokensIn } from '../../utils/statements.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { rpcFor } from '../services/rpcFor.ts'

function tokensOf({ statements, warnings = [], facts = [] }: ReadRequest): string[] {
  const ofFacts = facts.flatMap(({ value }) => (value.kind === 'message' ? [] : tokenOf(value)))
  return [...new Set([...tokensIn([...statements, ...warnings]), ...ofFacts])]
}

export type SimulatedChanges = Pick<Review, 'changes' | 'units' | 'triedAt'>

/** Reads the units of the tokens that the request's sentences name, by address. Never rejects. */
export function readUnits(
  request: ReadRequest,
  network: Network | null,
): Promise<Record<string, TokenUnit>> {
  return readTokenUnits({ network, tokens: tokensOf(request) })
}

/**
 * Simulates the request on the network's nodes. Returns the changes, or null if it cannot be simulated, the units of
 * their tokens by address, and the time at which a node was asked. Never rejects.
 */
export async function simulateRequest(
  request: ReadRequest,
  origin: RequestOrigin,
  network: Network,
): Promise<SimulatedChanges> {
  try {
    const changes = (await request.simulate?.(origin, rpcFor(network))) ?? null
    const { gives = [], gets = [], leaves = [] } = changes ?? {}
    const tokens = tokensIn([...gives, ...gets, ...leaves])
    const triedAt = changes && !changes.isRead ? Date.now() : null
    return { changes, triedAt, units: await readTokenUnits({ network, tokens }) }
  } catch (thrown) {
    log('info', 'a request could not be simulated', thrown)
    return { changes: null, triedAt: null, units: {} }
  }
}
