import { announcedAhead } from '../../controllers/announcements.ts'
import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'

/** Withdraws the announced wallet of a namespace, and removes it from storage so that the next page load skips it. */
export function endAnnouncement(namespace: Namespace): void {
  announcedAhead.get(namespace)?.stop()
  announcedAhead.delete(namespace)
  forgetAnnounced(namespace)
}
