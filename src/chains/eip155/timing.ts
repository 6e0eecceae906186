import { type Timing as CommonTiming, defaultTiming as commonTiming } from '../adapterSteps.ts'

/** How long EVM wallets are given, in milliseconds. Tests use shorter ones. */
export interface Timing extends CommonTiming {
  /** A question that every live wallet answers at once. */
  aliveMs?: number
  /** Between two looks at a wallet that said it switched and has not yet. */
  settleMs: number
  settleLooks: number
}

export const defaultTiming: Timing = {
  ...commonTiming,
  aliveMs: 3_000,
  settleMs: 300,
  settleLooks: 10,
}
