import { emitFeatureEvent } from '../../controllers/featureEvents.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { connectDetail } from './connectDetail.ts'
import { showConnection } from './showConnection.ts'

/** Shows a new connection to the page, once it may know of it. Null if it has ended by now. */
export function announce(live: LiveConnection, restored: boolean): ConnectDetail | null {
  const { namespace } = live.connection
  live.isUntouched = restored
  showConnection(namespace)
  const detail = connectDetail(namespace, restored)
  if (detail) emitFeatureEvent('accountChanged', namespace)
  return detail
}
