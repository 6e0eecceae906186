import { useSnapshot } from 'valtio/react'
import type { Payer } from '../../actions/send/assessDraft.ts'
import { type SendingAccount, sendingAccount } from '../../actions/send/sendingAccount.ts'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { useText } from '../context.ts'

/** Who sends, as it stands; null on a namespace that cannot. */
export function usePayer(): (SendingAccount & Payer & { walletName: string }) | null {
  const { language } = useText()
  // Read for the sake of following them.
  const { activeNamespace, active } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace]
  const sending = account && active[activeNamespace] ? sendingAccount() : null
  return sending && { ...sending, language, walletName: account?.wallet?.name ?? '' }
}
