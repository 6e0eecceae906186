import { liveConnection, updateLive } from '../../controllers/connections.ts'
import type { Namespace } from '../../types/caip.ts'
import { addUnconnected } from './announcements.ts'
import { disconnect } from './disconnect.ts'

/**
 * Disconnects at the request of another app. The wallet stays announced, so that the app can connect it again.
 *
 * @throws WalletModalError DISCONNECT_FAILED
 */
export async function disconnectForApp(namespace: Namespace): Promise<void> {
  const live = liveConnection(namespace)
  const stop = live?.stopAnnouncing
  if (live) updateLive(live, { stopAnnouncing: undefined })
  const leaving = disconnect(namespace)
  if (stop) addUnconnected(namespace, { name: live.connection.wallet.name, stop })
  await leaving
}
