import type { Review } from '../../controllers/review.ts'
import type { Network } from '../../types/network.ts'
import type {
  Changes,
  ReadRequest,
  RequestOrigin,
  Statement,
  StatementValue,
} from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { statementsIn, valuesOf } from '../../utils/statements.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { rpcFor } from '../services/rpcFor.ts'

const tokenOf = (value: StatementValue): string | undefined =>
  'unit' in value && typeof value.unit === 'object' && 'token' in value.unit
    ? value.unit.token
    : undefined

const tokensOf = (statement: Statement) => statementsIn(statement).flatMap(valuesOf).map(tokenOf)

const distinct = (all: readonly (string | undefined)[]) => [
  ...new Set(all.filter((token) => token !== undefined)),
]

const tokensInChanges = ({ gives, gets, leaves }: Changes): string[] =>
  distinct([...gives, ...gets, ...leaves].flatMap(tokensOf))

function tokensIn({ statements, warnings = [], facts = [] }: ReadRequest): string[] {
  const ofFacts = facts.map(({ value }) => (value.kind === 'message' ? undefined : tokenOf(value)))
  return distinct([...[...statements, ...warnings].flatMap(tokensOf), ...ofFacts])
}

/** Reads the units of the tokens that the request's sentences name, by address. Never rejects. */
export function readUnits(
  request: ReadRequest,
  network: Network | null,
): Promise<Record<string, TokenUnit>> {
  return readTokenUnits({ network, tokens: tokensIn(request) })
}

/**
 * Simulates the request on the network's nodes. Returns the changes, or null if it cannot be simulated, the units of
 * their tokens by address, and the time at which a node was asked. Never rejects.
 */
export async function simulateRequest(
  request: ReadRequest,
  origin: RequestOrigin,
  network: Network,
): Promise<Pick<Review, 'changes' | 'units' | 'triedAt'>> {
  try {
    const changes = (await request.simulate?.(origin, rpcFor(network))) ?? null
    const tokens = changes ? tokensInChanges(changes) : []
    const triedAt = changes && !changes.isRead ? Date.now() : null
    return { changes, triedAt, units: await readTokenUnits({ network, tokens }) }
  } catch (thrown) {
    log('info', 'a request could not be simulated', thrown)
    return { changes: null, triedAt: null, units: {} }
  }
}
