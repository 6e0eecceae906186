import { pageStatus } from '../../src/actions/connection/isConnected.ts'
import { connectedNamespaces } from '../../src/controllers/accounts.ts'
import { liveConnection } from '../../src/controllers/connections.ts'
import type { ConnectDetail } from '../../src/types/host.ts'

export function listConnections(): ConnectDetail[] {
  return connectedNamespaces().flatMap((namespace) =>
    pageStatus(namespace) === 'connected' ? (liveConnection(namespace)?.describe() ?? []) : [],
  )
}
