import { clearAccount } from '../../controllers/accounts.ts'
import {
  endConnection,
  leaveConnection,
  liveConnection,
  suspendConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { clearStored } from './clearStored.ts'

/**
 * The connection of one namespace is over: clears all that it left in state and storage, and tells the host why.
 * `successor` is the connector that takes its place.
 */
export function forgetConnection(
  namespace: Namespace,
  reason: DisconnectReason,
  successor?: string,
): void {
  const isByVisitor = reason === 'user' || reason === 'sign-in-cancelled'
  const isVisitorLeaving = isByVisitor && successor === undefined
  takeDown(namespace, reason, isVisitorLeaving ? leaveConnection : endConnection)
  // What another tab ended it has cleared as well, or has put something newer in its place.
  if (reason !== 'other-tab') clearStored(namespace, successor)
}

/** The wallet cannot be used for now: shown as disconnected, and kept in storage. */
export function setAside(namespace: Namespace): void {
  takeDown(namespace, 'wallet', suspendConnection)
}

/** A connection that could not be used for a while turns out to be over: shown as disconnected already. */
export function forgetStored(namespace: Namespace, connectorId: string): void {
  const isItsOwn = unrestorableId(namespace) === connectorId
  if (!isItsOwn || readConnectorId(namespace) !== connectorId) return
  endConnection(namespace)
  clearStored(namespace)
}

function takeDown(
  namespace: Namespace,
  reason: DisconnectReason,
  transition: (namespace: Namespace) => void,
): void {
  const live = liveConnection(namespace)
  transition(namespace)
  clearAccount(namespace)
  delete networks.approved[namespace]
  live?.adapter.hostProvider.detach()
  if (live) emitHostEvent('disconnect', { namespace, reason })
}
