import type { WalletToAnnounce } from '../types/announcer.ts'
import type { Namespace } from '../types/caip.ts'

/** Announcements of connections that are being restored, or that an app has disconnected, by the wallet's name. */
export const announcedAhead = new Map<Namespace, { name: string; stop: () => void }>()

/** Announces a wallet until the signal aborts, without waiting: the family's announcer has loaded. */
export const announcers = new Map<
  Namespace,
  (wallet: WalletToAnnounce, signal: AbortSignal) => void
>()
