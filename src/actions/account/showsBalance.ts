import { hasFamilyPart } from '../../chains/families.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import { namespaceOf } from '../../utils/caip.ts'

export function showsBalance({ caipNetworkId }: Pick<AccountState, 'caipNetworkId'>): boolean {
  return caipNetworkId !== null && hasFamilyPart(namespaceOf(caipNetworkId), 'balances')
}
