import { liveConnections } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { attempt } from '../../utils/attempt.ts'

function announceWallet({ adapter, connection }: LiveConnection): () => void {
  const stop = attempt(() => adapter.announce(connection.wallet))
  return () => attempt(stop)
}

/** Announces every connected wallet to the page, or ends that: as the host says now. */
export function announceConnections(): void {
  for (const live of liveConnections()) {
    if (options.announce) {
      live.stopAnnouncing ??= announceWallet(live)
    } else {
      live.stopAnnouncing?.()
      live.stopAnnouncing = undefined
    }
  }
}
