import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.ts'

/** The latest pending request of each account. Results of earlier requests are ignored. Not reactive. */
export const tokenReads = new Map<CaipAddress, Promise<void>>()

/** Networks for which it was reported that no service lists their tokens. */
export const reportedNetworks = new Set<CaipNetworkId>()

/** State of the polling, which runs while a view shows tokens. Not reactive. */
export const tokenPolling: {
  /** Number of views that show tokens, by namespace. */
  readonly watchers: Map<Namespace, number>
  timer: ReturnType<typeof setInterval> | undefined
  /** True once the service has responded 503, which ends the polling. */
  isOver: boolean
} = { watchers: new Map(), timer: undefined, isOver: false }
