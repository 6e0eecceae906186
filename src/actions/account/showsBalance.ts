import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { namespaceOf } from '../../utils/caip.ts'

/** Whether the account's family shows balances. */
export function showsBalance({ caipNetworkId }: Pick<AccountState, 'caipNetworkId'>): boolean {
  const family = caipNetworkId ? namespaceDefinitions[namespaceOf(caipNetworkId)] : undefined
  return family?.supports.balance ?? false
}
