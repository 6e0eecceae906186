import type { WalletToAnnounce } from '../types/announcer.ts'
import type { Namespace } from '../types/caip.ts'

/**
 * Announced wallets that have no connection: wallets that are being restored, and wallets that another app has
 * disconnected.
 */
export const announcedAhead = new Map<Namespace, { name: string; stop: () => void }>()

/** Functions of loaded announcers: each announces a wallet at once, until the signal aborts. */
export const announcers = new Map<
  Namespace,
  (wallet: WalletToAnnounce, signal: AbortSignal) => void
>()
