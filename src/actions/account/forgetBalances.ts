import { updateAccount } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'

/** What was read of another account or network is no longer true. */
export function forgetBalances(namespace: Namespace): void {
  updateAccount(namespace, { balance: null, tokenBalance: null, tokenStatus: 'unread' })
}
