import { accounts } from '../../controllers/accounts.ts'
import type { AddressName, ReadRequest } from '../../types/review.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { log } from '../../utils/log.ts'
import { addressesIn, partiesIn, tokensIn } from '../../utils/statements.ts'
import { readDeclared } from './declaredContracts.ts'
import type { PreparedRequest } from './prepareRequest.ts'

/**
 * Names of the addresses in a request, which no node or service is asked for: those of known contracts and tokens, of the
 * connected accounts, and what the page has declared. Never rejects.
 */
export async function readNames(
  { statements, warnings = [], names = {} }: ReadRequest,
  { networkId, network }: PreparedRequest['place'],
): Promise<Record<string, AddressName>> {
  const isDeclared = await readDeclared(networkId)
  const tokens = network && (await import('../account/markToken.ts').catch(() => null))
  const own = network && accounts[network.chainNamespace]
  const nameOf = (address: string): AddressName | undefined => {
    const known = names[address] ?? (network && tokens?.knownSymbol(address, network))
    if (known) return { kind: 'text', text: known }
    if (own?.accounts.some((one) => isSameAddress(one.address, address)))
      return { kind: 'message', text: 'review.name.own' }
    return isDeclared?.(address) ? { kind: 'message', text: 'review.name.declared' } : undefined
  }
  const found = addressesIn([...warnings, ...statements]).flatMap((address) => {
    const name = nameOf(address)
    return name ? [[address, name] as const] : []
  })
  return Object.fromEntries(found)
}

/** Maximum addresses of a request whose names nodes are asked for. */
const maxClaims = 5

/**
 * Primary names of receivers, spenders and operators without a known name, by the chain's name service. Called contracts
 * and tokens get none, since it would read like a name that the package knows; nor do addresses that a warning is about,
 * whose owner may have chosen it to allay the warning. Never rejects.
 */
export async function readClaims(
  { statements, warnings = [] }: ReadRequest,
  known: Readonly<Record<string, AddressName>>,
  { network }: PreparedRequest['place'],
): Promise<Record<string, AddressName>> {
  const excluded = new Set([...tokensIn(statements), ...partiesIn(warnings)])
  const unnamed = partiesIn(statements).filter((one) => !known[one] && !excluded.has(one))
  const part = network && unnamed.length > 0 && import('../names/reverseOnChain.ts')
  const names = part && (await part.catch(() => null))
  if (!names) return {}
  const found = await Promise.all(
    unnamed.slice(0, maxClaims).map(async (address) => {
      const name = await names.readNameOfOther(address, network).catch((thrown: unknown) => {
        log('info', 'the name of an address could not be read', thrown)
        return null
      })
      return name ? [[address, { kind: 'claim', text: name }] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
