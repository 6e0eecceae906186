import { clearCaches } from '../../storage/caches.ts'
import { readConnectorId, write } from '../../storage/storage.ts'
import { namespaces } from '../../types/caip.ts'

/**
 * Stores the connected namespaces, and thereby whether a reload restores any. They are read from the stored connectors,
 * so that namespaces which are still being restored, here or in another tab, are kept. Without a connection the cached
 * balances and names are cleared.
 */
export function rememberNamespaces(): void {
  const connected = namespaces.filter((namespace) => readConnectorId(namespace) !== undefined)
  write('connectedNamespaces', connected)
  write('connectionStatus', connected.length > 0 ? 'connected' : 'disconnected')
  if (connected.length === 0) clearCaches()
}
