import { forgetAnnounced } from '../../storage/announcedWallets.ts'
import type { Namespace } from '../../types/caip.ts'

/** What is announced without a connection, under the name that it has: one is still to be restored, or an app has ended it. */
export const announcedAhead = new Map<Namespace, { name: string; stop: () => void }>()

/** The connection is stored no longer, so it is not announced ahead of the next one: neither on this page nor on the next. */
export function endAnnouncement(namespace: Namespace): void {
  announcedAhead.get(namespace)?.stop()
  announcedAhead.delete(namespace)
  forgetAnnounced(namespace)
}
