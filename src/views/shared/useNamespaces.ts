import { listNamespaces, type NamespaceRow } from '../../actions/account/listNamespaces.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'

export function useNamespaces(): { rows: NamespaceRow[]; activeNamespace: Namespace } {
  const { t } = useText()
  const { requested, activeNamespace } = useStateOf(networks)
  const states = useStateOf(accounts) as Partial<Record<Namespace, AccountState>>
  return { rows: listNamespaces(t, requested as readonly Network[], states), activeNamespace }
}
