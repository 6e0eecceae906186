import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { namespaceOf } from '../../utils/caip.ts'

/** Whether the account's namespace shows balances. */
export function showsBalance({ caipNetworkId }: Pick<AccountState, 'caipNetworkId'>): boolean {
  const namespace = caipNetworkId ? namespaceDefinitions[namespaceOf(caipNetworkId)] : undefined
  return namespace?.supports.balance ?? false
}
