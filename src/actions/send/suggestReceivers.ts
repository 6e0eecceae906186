import { accounts } from '../../controllers/accounts.ts'
import type { PayingAccount } from '../../types/order.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'

/** An address that the user may mean. */
export interface SuggestedReceiver {
  address: string
  /** `recent`: the account has signed a payment to it on this network. `own`: another account of the wallet. */
  kind: 'recent' | 'own'
}

const mostRecent = 3
const mostOwn = 2

/**
 * Resolves with receivers that the account has paid on its network, newest first, and other accounts of the wallet. The
 * chain proves the payments, since anybody can write a transfer into an account's history. Without a history it resolves
 * with the wallet's accounts alone; it never rejects.
 */
export async function suggestReceivers(sending: PayingAccount): Promise<SuggestedReceiver[]> {
  const { namespace, address, network } = sending
  const isOther = (one: string) => !isSameAddress(one, address)
  const own = (accounts[namespace]?.accounts ?? []).map((one) => one.address).filter(isOther)
  const recent = await loadPart(import('../transactions/knownAddresses.ts'))
    .then(({ knownAddresses }) => knownAddresses(sending))
    .then(({ dealings }) => dealings.filter((one) => one.caipNetworkId === network.caipNetworkId))
    .catch((thrown: unknown) => {
      log('info', 'recent receivers could not be read', thrown)
      return []
    })
  const paid = [...new Set(recent.map((one) => one.address))]
    .filter(isOther)
    .filter((one) => !own.some((other) => isSameAddress(one, other)))
  return [
    ...paid.slice(0, mostRecent).map((one) => ({ address: one, kind: 'recent' as const })),
    ...[...new Set(own)].slice(0, mostOwn).map((one) => ({ address: one, kind: 'own' as const })),
  ]
}
