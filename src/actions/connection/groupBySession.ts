import { liveConnection } from '../../controllers/connections.ts'
import type { NamespaceRow } from '../account/listNamespaces.ts'

/** Connected families by what ends together: those that one session carries, each other one alone. */
export function groupBySession(families: readonly NamespaceRow[]): NamespaceRow[][] {
  const groups = new Map<string, NamespaceRow[]>()
  for (const family of families) {
    const key = liveConnection(family.namespace)?.connection.session ?? family.namespace
    groups.set(key, [...(groups.get(key) ?? []), family])
  }
  return [...groups.values()]
}
