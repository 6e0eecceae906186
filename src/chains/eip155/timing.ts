/** How long wallets are given, in milliseconds. Tests use shorter ones. */
export interface Timing {
  /** An answer that needs no person: restoring must not wait on a wallet that is stuck. */
  silentMs: number
  /** A question that every live wallet answers at once. */
  aliveMs?: number
  /** Telling a wallet that the visitor left. */
  revokeMs: number
  /** Between two looks at a wallet that said it switched and has not yet. */
  settleMs: number
  settleLooks: number
}

export const defaultTiming: Timing = {
  silentMs: 10_000,
  aliveMs: 3_000,
  revokeMs: 3_000,
  settleMs: 300,
  settleLooks: 10,
}
