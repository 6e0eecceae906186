import { refreshBalance } from '../../src/actions/account/refreshAccount.ts'
import { announceConnections } from '../../src/actions/connection/announceConnections.ts'
import { connectedNamespaces } from '../../src/controllers/accounts.ts'

interface Changes {
  /** The account button shows another token's balance. */
  tokens: boolean
  /** Announcing connections to other apps was turned on or off. */
  announce: boolean
}

/** Applies changed attributes to existing connections; new ones read the attributes when they connect. */
export function applyChanges({ tokens, announce }: Changes): void {
  if (tokens) for (const namespace of connectedNamespaces()) void refreshBalance(namespace)
  if (announce) announceConnections()
}
