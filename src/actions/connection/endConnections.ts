import { accountOf } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/events.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { forgetConnection, setAside } from './forgetConnection.ts'
import { leaveDisconnectedNamespace } from './leaveDisconnectedNamespace.ts'
import { type AwaitedWallet, waitForReturn } from './waitForReturn.ts'

export function endConnections(scope: readonly Namespace[], reason: DisconnectReason): void {
  takeAway(scope, (namespace) => forgetConnection(namespace, reason))
}

/**
 * Suspends connections whose wallet is locked or unavailable. The connections stay stored. They are restored when the
 * wallet returns.
 */
export function suspendConnections(scope: readonly Namespace[], wallet: AwaitedWallet): void {
  takeAway(scope, setAside)
  for (const namespace of scope) waitForReturn(namespace, wallet)
}

/** Calls `take` for each namespace. If the active one is among them, another connected namespace becomes active. */
function takeAway(scope: readonly Namespace[], take: (namespace: Namespace) => void): void {
  const { activeNamespace } = networks
  const isShown = scope.includes(activeNamespace) && accountOf(activeNamespace).address !== null
  for (const namespace of scope) take(namespace)
  leaveDisconnectedNamespace()
  if (isShown) emitConnectionEvent('accountGone', { namespace: activeNamespace })
}
