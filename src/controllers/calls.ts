import { proxy, ref } from 'valtio/vanilla'
import type { CaipNetworkId } from '../types/caip.ts'
import type { CallBatch } from '../types/calls.ts'
import type { Network } from '../types/network.ts'
import type { TokenUnit } from '../types/token.ts'

/** Calls that the person is asked about. */
export interface CallReview {
  batch: CallBatch
  /** Where they are made. */
  networkId: CaipNetworkId | null
  /** The same; null for a network that the page does not have. */
  network: Network | null
  /** Who makes them. */
  address: string
  /** By the contract's address; one that is missing could not be read. Null while they are being read. */
  units: Readonly<Record<string, TokenUnit>> | null
  /** The person has decided. */
  decide(isApproved: boolean): void
}

/** The calls that wait for the person's word: those of one batch at a time. */
export const calls = proxy<{ review: CallReview | null }>({ review: null })

export function setReview(review: CallReview | null): void {
  calls.review = review && ref(review)
}
