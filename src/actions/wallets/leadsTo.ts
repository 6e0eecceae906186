import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'

/** MetaMask's mobile browser announces itself under an rdns of its own. */
export const rdnsOf = (rdns: string | undefined) =>
  rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns || undefined

/**
 * Whether a connector reaches a wallet of the directory: by its rdns or, where it has none, by what the directory
 * says that the wallet goes by in the page. A display name proves nothing: every wallet may call itself anything.
 */
export function leadsTo({ id, rdns, flags, namespace }: Connector, wallet: Wallet): boolean {
  if (rdns) return rdnsOf(rdns) === rdnsOf(wallet.rdns)
  const isIt = ({ namespace: own, injected_id }: NonNullable<Wallet['injected']>[number]) =>
    injected_id !== undefined &&
    (own ?? namespace) === namespace &&
    (injected_id === id || flags?.includes(injected_id) === true)
  return wallet.injected?.some(isIt) ?? false
}
