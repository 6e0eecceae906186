import { clearAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import {
  endConnection,
  leaveConnection,
  liveConnection,
  suspendConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { writeAddress } from '../../storage/choices.ts'
import { readConnectorId, remove, removeConnectorId } from '../../storage/storage.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { endAnnouncement } from './endAnnouncement.ts'
import { pageStatus } from './isConnected.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/** Clears a namespace's connection from storage. `successor` is the connector that replaces it. */
export function clearStored(namespace: Namespace, successor?: string): void {
  const id = readConnectorId(namespace)
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  rememberNamespaces()
  endAnnouncement(namespace)
  // Both belong to the whole session, which other namespaces may still use.
  const isInUse = [successor, ...namespaces.map(readConnectorId)].includes(id)
  if (id === 'walletConnect' && !isInUse) remove('deepLinkChoice')
  if (id !== 'ID_AUTH' || isInUse) return
  // The login is cleared even if the frame cannot be reached.
  import('../../storage/embeddedWallet.ts').then(
    ({ clearLogin }) => clearLogin(),
    () => {},
  )
}

/** `successor` is the connector that replaces it. */
export function forgetConnection(
  namespace: Namespace,
  reason: DisconnectReason,
  successor?: string,
): void {
  const isByUser = reason === 'user' || reason === 'sign-in-cancelled'
  const isUserLeaving = isByUser && successor === undefined
  takeDown(namespace, reason, isUserLeaving ? leaveConnection : endConnection)
  // Another tab that ended it has cleared the storage, or has written a newer connection.
  if (reason !== 'other-tab') clearStored(namespace, successor)
}

/** Suspends a connection: disconnected in the state, but kept in storage. */
export function setAside(namespace: Namespace): void {
  takeDown(namespace, 'wallet', suspendConnection)
}

/** Clears a suspended connection that turned out to be over. The state is disconnected already. */
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
  delete networks.approved[namespace]
  live?.adapter.hostProvider.detach()
  if (isKnown) emitHostEvent('disconnect', { namespace, reason })
  if (live) emitConnectionEvent({ type: 'ended', namespace, reason })
}
