import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'

/** Normalizes an rdns, since MetaMask's mobile browser announces another rdns than the directory lists. */
export const rdnsOf = (rdns: string | undefined) =>
  rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns || undefined

/**
 * Compares the rdns or, without an rdns, the directory's injected ids. Names are not compared, because any wallet may
 * use any name.
 */
export function matchesWallet({ id, rdns, flags, namespace }: Connector, wallet: Wallet): boolean {
  if (rdns) return rdnsOf(rdns) === rdnsOf(wallet.rdns)
  const isIt = ({ namespace: own, injected_id }: NonNullable<Wallet['injected']>[number]) =>
    injected_id !== undefined &&
    (own ?? namespace) === namespace &&
    (injected_id === id || flags?.includes(injected_id) === true)
  return wallet.injected?.some(isIt) ?? false
}
