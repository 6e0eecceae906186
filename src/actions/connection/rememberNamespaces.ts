import { clearCaches } from '../../storage/caches.ts'
import { readConnectorId, write } from '../../storage/storage.ts'
import { namespaces } from '../../types/caip.ts'

/**
 * Writes which namespaces are connected, and with that whether a reload has anything to restore. What counts
 * is which of them have a connector stored: those that are still being restored, here or in another tab, are
 * not lost. With nobody connected, nobody's balance and name stay behind.
 */
export function rememberNamespaces(): void {
  const connected = namespaces.filter((namespace) => readConnectorId(namespace) !== undefined)
  write('connectedNamespaces', connected)
  write('connectionStatus', connected.length > 0 ? 'connected' : 'disconnected')
  if (connected.length === 0) clearCaches()
}
