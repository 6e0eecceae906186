import { knownTokens, nativeTokens } from '../../chains/knownTokens.ts'
import { options } from '../../controllers/options.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { lookOf } from '../../utils/lookOf.ts'

type Place = Pick<Network, 'caipNetworkId' | 'nativeCurrency'>

/** Addresses of EVM networks are compared without the case of their checksum. */
const keyOf = (id: string, address: string) =>
  id.startsWith('eip155:') ? address.toLowerCase() : address

const isTokenOfPage = (token: string, { caipNetworkId: id }: Place) =>
  keyOf(id, options.tokens[id]?.address ?? '') === keyOf(id, token)

/** The symbol by which the package knows a token at its address; undefined for any other. */
export function knownSymbol(
  token: string,
  { caipNetworkId: id, nativeCurrency }: Place,
): string | undefined {
  const key = keyOf(id, token)
  if (nativeTokens[id] === key) return nativeCurrency.symbol
  return Object.entries(knownTokens[id] ?? {}).find(([, address]) => address === key)?.[0]
}

/**
 * The symbol of the network's native coin, or of a known token, that a symbol looks like. `isThere` says whether a known
 * token exists: a private chain may reuse a chain id without having its tokens.
 */
async function findImitated(
  symbol: string,
  { caipNetworkId, nativeCurrency }: Place,
  isThere: (token: string) => Promise<boolean>,
): Promise<string | undefined> {
  const look = lookOf(symbol)
  if (look === lookOf(nativeCurrency.symbol)) return nativeCurrency.symbol
  const known = Object.entries(knownTokens[caipNetworkId] ?? {})
  const [imitated, address] = known.find(([one]) => lookOf(one) === look) ?? []
  return address !== undefined && (await isThere(address)) ? imitated : undefined
}

/**
 * Marks the unit of a token that is not among the package's known tokens. It is unlisted unless the page lists it, and it
 * imitates a known token if its symbol looks like that token's. `read` reads the unit of another token, by its address.
 */
export async function markToken(
  token: string,
  unit: TokenUnit,
  place: Place,
  read: (token: string) => Promise<unknown>,
): Promise<TokenUnit> {
  const address = unit.address ?? token
  if (knownSymbol(address, place) !== undefined) return unit
  const isThere = (known: string) =>
    read(known).then(
      () => true,
      // A node that does not respond proves nothing.
      (thrown) => !isCode(thrown, 'SERVICE_INVALID_RESPONSE'),
    )
  const imitates = await findImitated(unit.symbol, place, isThere)
  return {
    ...unit,
    ...(!isTokenOfPage(address, place) && { isUnlisted: true }),
    ...(imitates !== undefined && { imitates }),
  }
}
