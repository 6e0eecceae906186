import { liveConnection } from '../../controllers/connections.ts'
import type { NamespaceRow } from './listNamespaces.ts'

/** Groups connected namespaces by session. A connection without a session forms its own group. */
export function groupBySession(rows: readonly NamespaceRow[]): NamespaceRow[][] {
  const groups = new Map<string, NamespaceRow[]>()
  for (const row of rows) {
    const key = liveConnection(row.namespace)?.connection.sessionId ?? row.namespace
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
