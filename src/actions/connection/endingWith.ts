import { kindOf } from '../../connectors/registry.ts'
import { connectionOf, liveConnection } from '../../controllers/connections.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'

export function usersOf(sessionId: string): Namespace[] {
  return namespaces.filter((one) => liveConnection(one)?.connection.sessionId === sessionId)
}

/** Id of the connector that is connected or being restored in a namespace. */
export function connectorIdOf(namespace: Namespace): string | undefined {
  const connection = connectionOf(namespace)
  if (connection.phase === 'connected') return connection.live.connectorId
  const isAwaited = connection.phase === 'restoring' && !connection.attempt.abandoned
  return isAwaited ? connection.attempt.connectorId : undefined
}

/**
 * Returns the namespaces that disconnect together with `namespace`: those of the same session, else `namespace` alone.
 */
export function endingWith(namespace: Namespace): Namespace[] {
  const live = liveConnection(namespace)
  if (live?.connection.sessionId) return usersOf(live.connection.sessionId)
  const id = live ? undefined : connectorIdOf(namespace)
  if (!id || !kindOf(id).sharesSession) return [namespace]
  // During a restore the session is unknown, so all namespaces of the same connector are taken.
  return namespaces.filter((one) => connectorIdOf(one) === id)
}
