import type { WalletToAnnounce } from '../../types/announcer.ts'
import type { Namespace } from '../../types/caip.ts'

interface Announcement {
  name: string
  stop: () => void
}

/** Announces a wallet at once, until the signal aborts. */
type Announcer = (wallet: WalletToAnnounce, signal: AbortSignal) => void

const unconnected = new Map<Namespace, Announcement>()
const announcers = new Map<Namespace, Announcer>()

/**
 * Adds an announcement of a wallet that has no connection: a wallet that is being restored, or that another app has
 * disconnected.
 */
export function addUnconnected(namespace: Namespace, announcement: Announcement): void {
  unconnected.set(namespace, announcement)
}

/** Removes and returns the announcement of the namespace's wallet that has no connection. */
export function removeUnconnected(namespace: Namespace): Announcement | undefined {
  const announcement = unconnected.get(namespace)
  unconnected.delete(namespace)
  return announcement
}

/** Returns the namespaces with an announced wallet that has no connection. */
export const unconnectedNamespaces = (): Namespace[] => [...unconnected.keys()]

/** Adds the announcer of a namespace once it has loaded. */
export function addAnnouncer(namespace: Namespace, announcer: Announcer): void {
  announcers.set(namespace, announcer)
}

export const announcerOf = (namespace: Namespace) => announcers.get(namespace)
