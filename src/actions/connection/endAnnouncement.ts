import { announcedAhead } from '../../controllers/announcements.ts'
import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'

/** Stops the announcement of a connection that is no longer stored, on this page and the next. */
export function endAnnouncement(namespace: Namespace): void {
  announcedAhead.get(namespace)?.stop()
  announcedAhead.delete(namespace)
  forgetAnnounced(namespace)
}
