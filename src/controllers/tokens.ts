import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.ts'

/** The latest pending read of each account; only its result counts. Not reactive. */
export const tokenReads = new Map<CaipAddress, Promise<void>>()

/** Networks that no service supports and for which that was reported; this does not change within a page. */
export const reportedNetworks = new Set<CaipNetworkId>()

/** Polling while a view shows tokens. Not reactive. */
export const tokenPolling: {
  /** Number of views, by namespace. */
  readonly watchers: Map<Namespace, number>
  timer: ReturnType<typeof setInterval> | undefined
  /** True once the service has asked to stop. */
  isOver: boolean
} = { watchers: new Map(), timer: undefined, isOver: false }
