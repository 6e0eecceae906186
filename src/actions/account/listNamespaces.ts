import { families } from '../../chains/families.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import type { MessageKey, Translate } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

export interface NamespaceRow {
  namespace: Namespace
  /** Name of the chain family in the language of the modal. */
  name: string
  assets: Network['assets']
  /** The namespace's account. Undefined while disconnected. */
  account: AccountState | undefined
}

export function toNamespaceRow(
  t: Translate,
  namespace: Namespace,
  account?: AccountState,
): NamespaceRow {
  const definition = families[namespace]
  return {
    namespace,
    name: t(`family.${namespace}` as MessageKey) || (definition?.name ?? namespace),
    assets: { imageId: definition?.imageId },
    account: account?.status === 'connected' ? account : undefined,
  }
}

/** The configured namespaces, in the order of the `networks` attribute. */
export function listNamespaces(
  t: Translate,
  requested: readonly Network[],
  accounts: Readonly<Partial<Record<Namespace, AccountState>>>,
): NamespaceRow[] {
  const namespaces = new Set(requested.map(({ chainNamespace }) => chainNamespace))
  return [...namespaces].map((namespace) => toNamespaceRow(t, namespace, accounts[namespace]))
}
