import { useSnapshot } from 'valtio/react'
import type { PayingAccount } from '../../actions/account/payingAccount.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { useText } from '../context.ts'

/** Who pays, with the modal's language and the wallet's name. */
export type ShownPayer = PayingAccount & { language: string; walletName: string }

/** Who pays, as it stands and by what `read` tells; null where that is nobody. */
export function usePayer(read: () => PayingAccount | null): ShownPayer | null {
  const { language } = useText()
  // Read for the sake of following them.
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace]
  const paying = account && active[activeNamespace] ? read() : null
  return paying && { ...paying, language, walletName: account?.wallet?.name ?? '' }
}
