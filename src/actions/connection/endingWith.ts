import { connectionOf, liveConnection } from '../../controllers/connections.ts'
import { sessionConnectors } from '../../controllers/connectors.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'

/** The namespaces that are connected by a session. */
export function usersOf(session: string): Namespace[] {
  return namespaces.filter((one) => liveConnection(one)?.connection.session === session)
}

/** The connector that a namespace is connected by, or is being restored with. */
export function connectorIdOf(namespace: Namespace): string | undefined {
  const connection = connectionOf(namespace)
  if (connection.phase === 'connected') return connection.live.connectorId
  const isAwaited = connection.phase === 'restoring' && !connection.attempt.abandoned
  return isAwaited ? connection.attempt.connectorId : undefined
}

/** The namespaces that end with the connection of `namespace`: those of the same session, else itself alone. */
export function endingWith(namespace: Namespace): Namespace[] {
  const live = liveConnection(namespace)
  if (live?.connection.session) return usersOf(live.connection.session)
  const id = live ? undefined : connectorIdOf(namespace)
  if (!id || !sessionConnectors.includes(id)) return [namespace]
  // While it is being restored, nobody knows yet which session it is.
  return namespaces.filter((one) => connectorIdOf(one) === id)
}
