import { connectedNamespaces } from '../controllers/accounts.ts'
import { clearCaches } from '../storage/caches.ts'
import { write } from '../storage/storage.ts'

/**
 * Writes which namespaces are connected, and with that whether a reload has anything to restore. With
 * nobody connected, nobody's balance and name stay behind.
 */
export function rememberNamespaces(): void {
  const connected = connectedNamespaces()
  write('connectedNamespaces', connected)
  write('connectionStatus', connected.length > 0 ? 'connected' : 'disconnected')
  if (connected.length === 0) clearCaches()
}
