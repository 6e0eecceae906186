import { connectionOf, liveConnection } from '../../controllers/connections.ts'
import { sessionConnectors } from '../../controllers/connectors.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'

export function usersOf(session: string): Namespace[] {
  return namespaces.filter((one) => liveConnection(one)?.connection.session === session)
}

/** The connector of a namespace's connection, or of its pending restore. */
export function connectorIdOf(namespace: Namespace): string | undefined {
  const connection = connectionOf(namespace)
  if (connection.phase === 'connected') return connection.live.connectorId
  const isAwaited = connection.phase === 'restoring' && !connection.attempt.abandoned
  return isAwaited ? connection.attempt.connectorId : undefined
}

/** The namespaces that end together with `namespace`: those of the same session, else itself only. */
export function endingWith(namespace: Namespace): Namespace[] {
  const live = liveConnection(namespace)
  if (live?.connection.session) return usersOf(live.connection.session)
  const id = live ? undefined : connectorIdOf(namespace)
  if (!id || !sessionConnectors.includes(id)) return [namespace]
  // The session is not known until it is restored.
  return namespaces.filter((one) => connectorIdOf(one) === id)
}
