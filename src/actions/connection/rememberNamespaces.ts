import { clearCaches } from '../../storage/caches.ts'
import { readConnectorId, write } from '../../storage/storage.ts'
import { namespaces } from '../../types/caip.ts'

/** Stores the namespaces that have a stored connector, including those that this or another tab is restoring. */
export function rememberNamespaces(): void {
  const connected = namespaces.filter((namespace) => readConnectorId(namespace) !== undefined)
  write('connectedNamespaces', connected)
  write('connectionStatus', connected.length > 0 ? 'connected' : 'disconnected')
  if (connected.length === 0) clearCaches()
}
