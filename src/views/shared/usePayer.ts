import { useSnapshot } from 'valtio/react'
import type { PayingAccount } from '../../actions/account/payingAccount.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { useText } from '../context.ts'

export type ShownPayer = PayingAccount & { language: string; walletName: string }

/** Returns the account that `read` gives, with language and wallet; null without one. */
export function usePayer(read: () => PayingAccount | null): ShownPayer | null {
  const { language } = useText()
  // These reads subscribe to account and network, which `read` does not.
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace]
  const paying = account && active[activeNamespace] ? read() : null
  return paying && { ...paying, language, walletName: account?.wallet?.name ?? '' }
}
