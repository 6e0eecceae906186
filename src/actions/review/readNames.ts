import { accounts } from '../../controllers/accounts.ts'
import type { AddressName, ReadRequest } from '../../types/review.ts'
import { addressesIn } from '../../utils/statements.ts'
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
    if (own?.accounts.some((one) => one.address.toLowerCase() === address.toLowerCase()))
      return { kind: 'message', text: 'review.name.own' }
    return isDeclared?.(address) ? { kind: 'message', text: 'review.name.declared' } : undefined
  }
  const found = addressesIn([...warnings, ...statements]).flatMap((address) => {
    const name = nameOf(address)
    return name ? [[address, name] as const] : []
  })
  return Object.fromEntries(found)
}
