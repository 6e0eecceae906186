import type { Network } from '../../types/network.ts'
import type { ReadRequest, Statement } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { tokensIn } from '../../utils/statements.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { readDeclared } from './declaredContracts.ts'

/** Warns of each token whose symbol looks like that of the native coin or of a known token. */
export const imitationsIn = (units: Readonly<Record<string, TokenUnit>>): Statement[] =>
  Object.entries(units).flatMap(([token, { imitates, address = token }]) =>
    imitates === undefined
      ? []
      : {
          text: 'review.imitates',
          values: {
            token: { kind: 'address', address },
            symbol: { kind: 'text', text: imitates },
          },
          isGrave: true,
        },
  )

/** Addresses of the tokens in a request, which the reader names. */
export const tokensOf = ({ statements, warnings = [] }: ReadRequest): string[] =>
  tokensIn([...warnings, ...statements])

/**
 * Warns of the tokens in a request that imitate others. Asks no node about tokens that the package knows or the page has
 * declared. Never rejects.
 */
export async function readImitations(
  request: ReadRequest,
  network: Network | null,
): Promise<Statement[]> {
  const tokens = tokensOf(request)
  if (!network || tokens.length === 0) return []
  const { knownSymbol } = await import('../account/markToken.ts')
  const isDeclared = await readDeclared(network.caipNetworkId)
  const unknown = tokens.filter(
    (token) => knownSymbol(token, network) === undefined && !isDeclared?.(token),
  )
  return imitationsIn(await readTokenUnits({ network, tokens: unknown }))
}
