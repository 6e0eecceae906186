import { refreshBalance } from '../../src/actions/account/refreshAccount.ts'
import { announceConnections } from '../../src/actions/connection/announceConnections.ts'
import { connectedNamespaces } from '../../src/controllers/accounts.ts'

interface Changes {
  /** The account button shows the balance of another token from now on. */
  tokens: boolean
  /** Connections are announced to other apps of the page, or are not any more. */
  announce: boolean
}

/** Applies attributes that have changed to the connections there are; later ones read them when they connect. */
export function applyChanges({ tokens, announce }: Changes): void {
  if (tokens) for (const namespace of connectedNamespaces()) void refreshBalance(namespace)
  if (announce) announceConnections()
}
