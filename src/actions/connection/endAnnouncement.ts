import { announcedAhead } from '../../controllers/announcements.ts'
import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'

/**
 * Ends the announcement of a namespace's wallet. Also removes the wallet from storage, so that it is not announced at
 * the next page load.
 */
export function endAnnouncement(namespace: Namespace): void {
  announcedAhead.get(namespace)?.stop()
  announcedAhead.delete(namespace)
  forgetAnnounced(namespace)
}
