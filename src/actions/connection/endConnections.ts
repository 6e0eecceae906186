import { accountOf } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { leaveDisconnectedNamespace } from '../networks/leaveDisconnectedNamespace.ts'
import { forgetConnection, setAside } from './forgetConnection.ts'
import { waitForReturn } from './waitForReturn.ts'

/** Connections have ended for good: they are forgotten. */
export function endConnections(scope: readonly Namespace[], reason: DisconnectReason): void {
  takeAway(scope, (namespace) => forgetConnection(namespace, reason))
}

/** The wallet of a connection is locked, or has lost its networks: it comes back when the wallet does. */
export function suspendConnections(scope: readonly Namespace[], provider: unknown): void {
  takeAway(scope, setAside)
  for (const namespace of scope) waitForReturn(namespace, provider)
}

/** Where the active namespace's connection goes, another namespace that is connected takes its place. */
function takeAway(scope: readonly Namespace[], take: (namespace: Namespace) => void): void {
  const { activeNamespace } = networks
  const isShown = scope.includes(activeNamespace) && accountOf(activeNamespace).address !== null
  for (const namespace of scope) take(namespace)
  leaveDisconnectedNamespace()
  if (isShown) emitConnectionEvent({ type: 'accountGone' })
}
