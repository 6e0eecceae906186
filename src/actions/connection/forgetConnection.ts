import { accountOf, resetAccount } from '../../controllers/accounts.ts'
import {
  liveConnection,
  restoring,
  setLiveConnection,
  unrestorable,
} from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { clearStored } from './clearStored.ts'

/**
 * Clears all that one namespace's connection left in state and storage, and tells the host why it ended.
 * `successor` is the connector that takes its place.
 */
export function forgetConnection(
  namespace: Namespace,
  reason: DisconnectReason,
  successor?: string,
): void {
  const wasConnected = accountOf(namespace).status === 'connected'
  const live = liveConnection(namespace)
  restoring.delete(namespace)
  unrestorable.delete(namespace)
  setLiveConnection(namespace, undefined)
  resetAccount(namespace)
  delete networks.approved[namespace]
  // What another tab ended it has cleared as well, or has put something newer in its place.
  if (reason !== 'other-tab') clearStored(namespace, successor)
  live?.adapter.hostProvider.detach()
  if (wasConnected) emitHostEvent('disconnect', { namespace, reason })
}
