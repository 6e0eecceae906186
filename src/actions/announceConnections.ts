import { liveConnections } from '../controllers/connections.ts'
import { options } from '../controllers/options.ts'
import { log } from '../utils/log.ts'

/** Announces every connected wallet to the page, or ends that: as the host says now. */
export function announceConnections(): void {
  for (const live of liveConnections()) {
    if (!options.announce) {
      live.stopAnnouncing?.()
      live.stopAnnouncing = undefined
      continue
    }
    try {
      live.stopAnnouncing ??= live.adapter.announce(live.connection.wallet)
    } catch (thrown) {
      log('warn', 'the wallet could not be announced', thrown)
    }
  }
}
