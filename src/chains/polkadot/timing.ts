/** How long wallets are given, in milliseconds. Tests use shorter ones. */
export interface Timing {
  /** An answer that needs no person: restoring must not wait on a wallet that is stuck, or that asks. */
  silentMs: number
  /** Telling a wallet that the visitor left. */
  revokeMs: number
}

export const defaultTiming: Timing = { silentMs: 10_000, revokeMs: 3_000 }
