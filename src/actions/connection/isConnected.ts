import { accountOf, accounts } from '../../controllers/accounts.ts'
import { connectionOf } from '../../controllers/connections.ts'
import { networks } from '../../controllers/networks.ts'
import { standingOf } from '../../controllers/signInGate.ts'
import type { ConnectionStatus } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'

export function isConnected(): boolean {
  return accountOf(networks.activeNamespace).status === 'connected'
}

/**
 * Status of a namespace for the host. A connected wallet does not count as connected if its account must sign in first.
 */
export function pageStatus(namespace: Namespace): ConnectionStatus {
  const status = accounts[namespace]?.status ?? 'disconnected'
  return status === 'connected' ? standingOf(namespace) : status
}

/** True while a stored connection is being restored, or its sign-in session is being read. */
export function isBeingRestored(namespace: Namespace): boolean {
  if (pageStatus(namespace) !== 'connecting') return false
  const connection = connectionOf(namespace)
  return connection.phase === 'connected'
    ? connection.live.isUntouched === true
    : connection.phase === 'restoring'
}
