import { proxy, ref } from 'valtio/vanilla'
import type { CaipNetworkId } from '../types/caip.ts'
import type { CallBatch } from '../types/calls.ts'
import type { Network } from '../types/network.ts'
import type { TokenUnit } from '../types/token.ts'

export interface CallReview {
  batch: CallBatch
  networkId: CaipNetworkId | null
  /** The network of the batch; null if the page has not configured that network. */
  network: Network | null
  address: string
  /** Token units by contract address. A token whose unit could not be read is missing. Null while loading. */
  units: Readonly<Record<string, TokenUnit>> | null
  /** True if the wallet may upgrade the account to a smart account for the batch. */
  mayUpgrade: boolean
  decide(isApproved: boolean): void
}

/** The batch under review. Only one batch is reviewed at a time. */
export const calls = proxy<{ review: CallReview | null }>({ review: null })

/** Settles when the user has decided on the last queued batch. Not reactive. */
export const reviews: { last: Promise<unknown> } = { last: Promise.resolve() }

export function setReview(review: CallReview | null): void {
  calls.review = review && ref(review)
}
