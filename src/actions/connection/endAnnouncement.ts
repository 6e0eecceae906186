import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'
import { removeUnconnected } from './announcements.ts'

/**
 * Ends the announcement of a namespace's wallet. Also removes the wallet from storage, so that it is not announced at
 * the next page load.
 */
export function endAnnouncement(namespace: Namespace): void {
  removeUnconnected(namespace)?.stop()
  forgetAnnounced(namespace)
}
