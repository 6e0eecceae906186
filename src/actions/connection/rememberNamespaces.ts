import { clearCaches } from '../../storage/caches.ts'
import { readConnectorId, write } from '../../storage/storage.ts'
import { namespaces } from '../../types/caip.ts'

/** Reads the stored connectors, so that namespaces still being restored, here or in another tab, are kept. */
export function rememberNamespaces(): void {
  const connected = namespaces.filter((namespace) => readConnectorId(namespace) !== undefined)
  write('connectedNamespaces', connected)
  write('connectionStatus', connected.length > 0 ? 'connected' : 'disconnected')
  if (connected.length === 0) clearCaches()
}
