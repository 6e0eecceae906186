import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'

/** Whether the account in use is a contract. */
export function isSmartAccount(namespace: Namespace): boolean {
  const { accounts, address } = accountOf(namespace)
  return accounts.find((one) => one.address === address)?.type === 'smartAccount'
}
