import { liveConnection } from '../../controllers/connections.ts'
import type { Namespace } from '../../types/caip.ts'
import { announcedAhead } from './announcedAhead.ts'
import { disconnect } from './disconnect.ts'

/**
 * Another app of the page, which has found the announced wallet, leaves it, as the visitor would. The app keeps what it
 * has found, so that it may ask again.
 *
 * @throws WalletModalError DISCONNECT_FAILED
 */
export async function disconnectForApp(namespace: Namespace): Promise<void> {
  const live = liveConnection(namespace)
  const stop = live?.stopAnnouncing
  if (live) live.stopAnnouncing = undefined
  const leaving = disconnect(namespace)
  if (stop) announcedAhead.set(namespace, { name: live.connection.wallet.name, stop })
  await leaving
}
