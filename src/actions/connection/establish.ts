import { updateLive } from '../../controllers/connections.ts'
import { emitFeatureEvent } from '../../controllers/events.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { commit } from './commit.ts'
import { connectDetail } from './connectDetail.ts'
import { follow } from './follow.ts'
import { type EstablishRequest, negotiate } from './negotiate.ts'
import { showConnection } from './showConnection.ts'

/** Emits a new connection to the host, unless the user must sign in first. Returns null if the connection has ended. */
export function announce(live: LiveConnection, restored: boolean): ConnectDetail | null {
  const { namespace } = live.connection
  updateLive(live, { isUntouched: restored })
  showConnection(namespace)
  const detail = connectDetail(namespace, restored)
  if (detail) emitFeatureEvent('accountChanged', namespace)
  return detail
}

/**
 * Sets up a connection that the driver has returned. Resolves with null if the wallet no longer grants an account, or
 * if the attempt is stale.
 *
 * @throws the errors of `negotiate`
 */
export async function establish(request: EstablishRequest): Promise<ConnectDetail | null> {
  const terms = await negotiate(request)
  if (!terms) return null
  const live = commit(request, terms)
  follow(live)
  return announce(live, request.silent)
}
