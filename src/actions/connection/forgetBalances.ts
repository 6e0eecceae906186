import { updateAccount } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'

/** Clears the balances of the previous account or network. */
export function forgetBalances(namespace: Namespace): void {
  updateAccount(namespace, { balance: null, tokenBalance: null, tokenStatus: 'unread' })
}
