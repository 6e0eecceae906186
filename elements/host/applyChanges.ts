import { refreshBalance } from '../../src/actions/account/refreshAccount.ts'
import { announceConnections } from '../../src/actions/connection/announceConnections.ts'
import { connectedNamespaces } from '../../src/controllers/accounts.ts'

interface Changes {
  /** True if the attribute `tokens` has changed. It selects the token whose balance the account button shows. */
  tokens: boolean
  /** True if the attribute `announce` has changed. */
  announce: boolean
}

/** Applies changed attributes to existing connections. Later connections read the attributes when they begin. */
export function applyChanges({ tokens, announce }: Changes): void {
  if (tokens) for (const namespace of connectedNamespaces()) void refreshBalance(namespace)
  if (announce) announceConnections()
}
