import { type Timing as CommonTiming, defaultTiming as commonTiming } from '../adapterSteps.ts'

export interface Timing extends CommonTiming {
  /** Time limit in milliseconds of a request to which every working wallet responds at once. */
  aliveMs?: number
  /** Interval in milliseconds at which a wallet that has not switched yet is polled. */
  settleMs: number
  /** Maximum number of polls. */
  settlePolls: number
}

export const defaultTiming: Timing = {
  ...commonTiming,
  aliveMs: 3_000,
  settleMs: 300,
  settlePolls: 10,
}
