import { type Timing as CommonTiming, defaultTiming as commonTiming } from '../adapterSteps.ts'

export interface Timing extends CommonTiming {
  /** Limit of a request to which every live wallet responds at once. */
  aliveMs?: number
  /** Interval of polling a wallet that has not switched yet. */
  settleMs: number
  settleLooks: number
}

export const defaultTiming: Timing = {
  ...commonTiming,
  aliveMs: 3_000,
  settleMs: 300,
  settleLooks: 10,
}
