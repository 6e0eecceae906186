import { families } from '../../chains/namespaces.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** A chain family as lists show it. */
export interface NamespaceRow {
  namespace: Namespace
  name: string
  assets: Network['assets']
  /** Undefined while nobody is connected on it. */
  account: AccountState | undefined
}

export function toNamespaceRow(namespace: Namespace, account?: AccountState): NamespaceRow {
  const family = families[namespace]
  return {
    namespace,
    name: family?.name ?? namespace,
    assets: { imageId: family?.imageId || undefined },
    account: account?.status === 'connected' ? account : undefined,
  }
}

/** The families of the configuration, in its order. */
export function listNamespaces(
  requested: readonly Network[],
  accounts: Readonly<Partial<Record<Namespace, AccountState>>>,
): NamespaceRow[] {
  const namespaces = new Set(requested.map(({ chainNamespace }) => chainNamespace))
  return [...namespaces].map((namespace) => toNamespaceRow(namespace, accounts[namespace]))
}
