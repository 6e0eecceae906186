import { accountOf, accounts } from '../../controllers/accounts.ts'
import { connectionOf } from '../../controllers/connections.ts'
import { networks } from '../../controllers/networks.ts'
import { standingOf } from '../../controllers/signInGate.ts'
import type { ConnectionStatus } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'

export function isConnected(): boolean {
  return accountOf(networks.activeNamespace).status === 'connected'
}

/** The namespace's status as the host sees it: not connected before a required sign-in. */
export function pageStatus(namespace: Namespace): ConnectionStatus {
  const status = accounts[namespace]?.status ?? 'disconnected'
  return status === 'connected' ? standingOf(namespace) : status
}

/** True while a stored connection is restored, or while its sign-in session is looked up. */
export function isBeingRestored(namespace: Namespace): boolean {
  if (pageStatus(namespace) !== 'connecting') return false
  const connection = connectionOf(namespace)
  return connection.phase === 'connected'
    ? connection.live.isUntouched === true
    : connection.phase === 'restoring'
}
