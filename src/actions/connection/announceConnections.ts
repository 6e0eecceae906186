import { liveConnections } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { attempt } from '../../utils/attempt.ts'

function announceWallet({ adapter, connection }: LiveConnection): () => void {
  const stop = attempt(() => adapter.announce(connection.wallet))
  return () => attempt(stop)
}

/**
 * Announces every connected wallet to the page that does not announce itself, or ends that: as the host says now. A
 * second announcement under the same name could not be told from the wallet's own.
 */
export function announceConnections(): void {
  for (const live of liveConnections()) {
    if (options.announce && !live.connection.announcesItself) {
      live.stopAnnouncing ??= announceWallet(live)
    } else {
      live.stopAnnouncing?.()
      live.stopAnnouncing = undefined
    }
  }
}
