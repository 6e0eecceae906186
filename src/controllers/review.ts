import { proxy, ref } from 'valtio/vanilla'
import type { CaipNetworkId } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { Changes, ReadRequest } from '../types/review.ts'
import type { TokenUnit } from '../types/token.ts'

export interface Review {
  request: ReadRequest
  networkId: CaipNetworkId | null
  /** The network of the request; null if the page has not configured that network. */
  network: Network | null
  address: string
  /** Token units by contract address. A token whose unit could not be read is missing. Null while loading. */
  units: Readonly<Record<string, TokenUnit>> | null
  /** Changes by the request; `pending` while a node simulates it, null if that is unknown. */
  changes: Changes | 'pending' | null
  /** True if the wallet may upgrade the account to a smart account for the request. */
  mayUpgrade: boolean
  decide(isApproved: boolean): void
}

/** The request under review, and the number of requests that wait for their turn. One is reviewed at a time. */
export const review = proxy<{ shown: Review | null; waiting: number }>({ shown: null, waiting: 0 })

/** Functions that reject waiting requests. */
const waiting = new Set<(reason: unknown) => void>()

/** Settles when the user has decided on the last queued request. Not reactive. */
export const reviews: { last: Promise<unknown> } = { last: Promise.resolve() }

export function setReview(shown: Review | null): void {
  review.shown = shown && ref(shown)
}

/** Adds a waiting request. Returns a function that takes it out. */
export function addWaiting(reject: (reason: unknown) => void): () => void {
  waiting.add(reject)
  review.waiting = waiting.size
  return () => {
    waiting.delete(reject)
    review.waiting = waiting.size
  }
}

/** Rejects all requests that wait. */
export function rejectWaiting(reason: unknown): void {
  for (const reject of [...waiting]) reject(reason)
}
