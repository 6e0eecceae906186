import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'

/** Announcements of connections that are being restored, or that an app has disconnected, by the wallet's name. */
export const announcedAhead = new Map<Namespace, { name: string; stop: () => void }>()

/** Stops the announcement of a connection that is no longer stored, on this page and the next. */
export function endAnnouncement(namespace: Namespace): void {
  announcedAhead.get(namespace)?.stop()
  announcedAhead.delete(namespace)
  forgetAnnounced(namespace)
}
