import { accounts } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { log } from '../../utils/log.ts'

/**
 * Returns a name for each address that has one: the symbol of a known token, or else the primary name in the chain's name
 * service. The active account's own name is in its state. Never rejects.
 */
export async function nameAddresses(
  addresses: readonly string[],
  network: Network,
): Promise<Record<string, string>> {
  const [tokens, names] = await Promise.all([
    import('../account/markToken.ts').catch(() => null),
    import('../names/reverseOnChain.ts').catch(() => null),
  ])
  const own = accounts[network.chainNamespace]
  const nameOf = async (address: string) => {
    if (isSameAddress(address, own?.address ?? null)) return null
    return (
      tokens?.knownSymbol(address, network) ??
      (await names?.readNameOfOther(address, network).catch((thrown: unknown) => {
        log('info', 'the name of an address could not be read', thrown)
        return null
      }))
    )
  }
  const found = await Promise.all(
    addresses.map(async (address) => [address, (await nameOf(address)) ?? ''] as const),
  )
  return Object.fromEntries(found.filter(([, name]) => name))
}
