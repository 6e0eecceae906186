import { kindOf } from '../../connectors/registry.ts'
import { clearAccount } from '../../controllers/accounts.ts'
import {
  endConnection,
  leaveConnection,
  liveConnection,
  suspendConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { emitConnectionEvent, emitHostEvent } from '../../controllers/events.ts'
import { removeApprovedNetworks } from '../../controllers/networks.ts'
import { writeAddress } from '../../storage/choices.ts'
import { writeConnectedPrint } from '../../storage/connectedWallet.ts'
import { readConnectorId, removeConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { endAnnouncement } from './endAnnouncement.ts'
import { pageStatus } from './isConnected.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/** Removes a namespace's connection from storage. `successor` is the id of the connector that replaces it. */
export function clearStored(namespace: Namespace, successor?: string): void {
  const id = readConnectorId(namespace)
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  writeConnectedPrint(namespace, undefined)
  rememberNamespaces()
  endAnnouncement(namespace)
  const isInUse = [successor, ...namespaces.map(readConnectorId)].includes(id)
  if (id && !isInUse) kindOf(id).forget?.()
}

/** Ends a connection in state and storage. `successor` is the id of the connector that replaces it. */
export function forgetConnection(
  namespace: Namespace,
  reason: DisconnectReason,
  successor?: string,
): void {
  const isByUser = reason === 'user' || reason === 'sign-in-cancelled'
  const isUserLeaving = isByUser && successor === undefined
  takeDown(namespace, reason, isUserLeaving ? leaveConnection : endConnection)
  // A tab that ended the connection has already cleared storage, or has stored a newer connection.
  if (reason !== 'other-tab') clearStored(namespace, successor)
}

/** Suspends a connection: the state is disconnected, but the connection stays stored. */
export function setAside(namespace: Namespace): void {
  takeDown(namespace, 'wallet', suspendConnection)
}

/** Removes a suspended connection from storage once it cannot be restored. Its state is disconnected already. */
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
  const isKnown = live !== undefined && pageStatus(namespace) !== 'disconnected'
  transition(namespace)
  clearAccount(namespace)
  removeApprovedNetworks(namespace)
  live?.adapter.hostProvider.detach()
  if (isKnown) emitHostEvent('disconnect', { namespace, reason })
  if (live) emitConnectionEvent('ended', { namespace, reason })
}
