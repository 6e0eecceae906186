import type { CaipNetworkId } from '../../../types/caip.ts'
import type { NamespaceRules, SessionAccount } from '../../../types/walletConnect.ts'
import { toCurrentId } from './formerIds.ts'

/** Those granted for the network or, without any, those of `rules.elsewhere`. */
export function addressesOn(
  network: CaipNetworkId,
  all: readonly SessionAccount[],
  { isAddress, elsewhere, toAccountKey }: NamespaceRules,
): string[] {
  const valid = all.filter(({ address }) => isAddress(address, network))
  const own = valid.filter(({ caipNetworkId }) => toCurrentId(caipNetworkId) === network)
  const accounts = own.length > 0 ? own : elsewhere(valid)
  const keys = accounts.map(({ address }) => toAccountKey(address))
  return accounts.flatMap(({ address }, index) =>
    keys.indexOf(toAccountKey(address)) === index ? [address] : [],
  )
}
