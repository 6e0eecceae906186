import { useSnapshot } from 'valtio/react'
import { type FamilyRow, listFamilies } from '../../actions/listFamilies.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** The configured families, kept up to date, and which of them is active. */
export function useFamilies(): { families: FamilyRow[]; activeNamespace: Namespace } {
  const { requested, activeNamespace } = useSnapshot(networks)
  const states = useSnapshot(accounts) as Partial<Record<Namespace, AccountState>>
  return { families: listFamilies(requested as readonly Network[], states), activeNamespace }
}
