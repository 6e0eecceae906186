import { accounts } from '../../controllers/accounts.ts'
import { contractAccounts } from '../../controllers/contractAccounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import type { PayingAccount } from '../../types/order.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'

export type ShownPayer = PayingAccount & { locale: string; wallet: ConnectedWallet | null }

/**
 * Returns the account that `read` returns, together with the locale and the account's wallet; null if `read` returns
 * null.
 */
export function usePayer(read: () => PayingAccount | null): ShownPayer | null {
  const { locale } = useText()
  // `read` is not reactive; these reads subscribe to account, its kind and network.
  const { activeNamespace, active } = useStateOf(networks)
  const account = useStateOf(accounts)[activeNamespace]
  void useStateOf(contractAccounts).owners.length
  const paying = account && active[activeNamespace] ? read() : null
  return paying && { ...paying, locale, wallet: account?.wallet ?? null }
}
