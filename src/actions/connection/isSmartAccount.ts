import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'

export function isSmartAccount(namespace: Namespace): boolean {
  const { accounts, address } = accountOf(namespace)
  return accounts.find((one) => one.address === address)?.type === 'smartAccount'
}
