import { accountOf, resetAccount } from '../controllers/accounts.ts'
import { liveConnection, setLiveConnection } from '../controllers/connections.ts'
import { emitHostEvent } from '../controllers/hostEvents.ts'
import { networks } from '../controllers/networks.ts'
import { writeAddress } from '../storage/choices.ts'
import { readConnectorId, remove, removeConnectorId } from '../storage/storage.ts'
import type { Namespace } from '../types/caip.ts'
import type { DisconnectReason } from '../types/host.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

function clearStored(namespace: Namespace): void {
  if (readConnectorId(namespace) === 'walletConnect') remove('deepLinkChoice')
  removeConnectorId(namespace)
  writeAddress(namespace, undefined)
  rememberNamespaces()
}

/** Clears all that one namespace's connection left in state and storage, and tells the host why it ended. */
export function forgetConnection(namespace: Namespace, reason: DisconnectReason): void {
  const wasConnected = accountOf(namespace).status === 'connected'
  const live = liveConnection(namespace)
  setLiveConnection(namespace, undefined)
  resetAccount(namespace)
  delete networks.approved[namespace]
  // What another tab ended it has cleared as well, or has put something newer in its place.
  if (reason !== 'other-tab') clearStored(namespace)
  live?.adapter.hostProvider.detach()
  if (wasConnected) emitHostEvent('disconnect', { namespace, reason })
}
