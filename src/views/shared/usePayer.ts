import { useSnapshot } from 'valtio/react'
import type { PayingAccount } from '../../actions/account/payingAccount.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { useText } from '../context.ts'

export type ShownPayer = PayingAccount & { language: string; walletName: string }

/** Null if there is no account. */
export function usePayer(read: () => PayingAccount | null): ShownPayer | null {
  const { language } = useText()
  // Read to subscribe to them.
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace]
  const paying = account && active[activeNamespace] ? read() : null
  return paying && { ...paying, language, walletName: account?.wallet?.name ?? '' }
}
