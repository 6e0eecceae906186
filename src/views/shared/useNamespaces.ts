import { useSnapshot } from 'valtio/react'
import { listNamespaces, type NamespaceRow } from '../../actions/account/listNamespaces.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** The configured families, kept up to date, and which of them is active. */
export function useNamespaces(): { families: NamespaceRow[]; activeNamespace: Namespace } {
  const { requested, activeNamespace } = useSnapshot(networks)
  const states = useSnapshot(accounts) as Partial<Record<Namespace, AccountState>>
  return { families: listNamespaces(requested as readonly Network[], states), activeNamespace }
}
