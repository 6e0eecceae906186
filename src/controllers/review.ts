import type { CaipNetworkId } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import type { AddressName, Changes, ReadRequest, Statement } from '../types/review.ts'
import type { TokenUnit } from '../types/token.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'

export interface Review {
  request: ReadRequest
  networkId: CaipNetworkId | null
  /** The network of the request; null if the page has not configured that network. */
  network: Network | null
  address: string
  /** Token units by contract address. A token whose unit could not be read is missing. Null while loading. */
  units: Readonly<Record<string, TokenUnit>> | null
  /** Sentences by nodes and prices about the request, such as the worth of an order. */
  findings: readonly Statement[]
  /** Names of addresses in the request. */
  names: Readonly<Record<string, AddressName>>
  /** Receivers to which the account has never sent anything. */
  newReceivers: readonly string[]
  /** Changes by the request; `pending` while a node simulates it, null if that is unknown. */
  changes: Changes | 'pending' | null
  /** The network's fee in base units, as a node estimates it, where the page leaves it open; null if it is unknown. */
  fee: bigint | null
  /** Time in ms at which the changes were known; null while they are not, or if no node was asked. */
  triedAt: number | null
  /** `pending` while the request is tried again after Continue, `changed` if the changes are others than before. */
  trial: 'pending' | 'changed' | null
  /** True if the wallet may upgrade the account to a smart account for the request. */
  mayUpgrade: boolean
  decide(isApproved: boolean): void
}

interface ReviewState {
  shown: Review | null
  /** Number of requests that wait for their turn. */
  waiting: number
}

const state = createState<ReviewState>({ shown: null, waiting: 0 })

/** The request under review. One is reviewed at a time. */
export const review: ReadonlyState<ReviewState> = state

/** Functions that reject waiting requests. */
const waiting = new Set<(reason: unknown) => void>()

export function setReview(shown: Review | null): void {
  state.shown = shown && asWhole(shown)
}

/** Adds a waiting request. Returns a function that takes it out. */
export function addWaiting(reject: (reason: unknown) => void): () => void {
  waiting.add(reject)
  state.waiting = waiting.size
  return () => {
    waiting.delete(reject)
    state.waiting = waiting.size
  }
}

/** Rejects all requests that wait. */
export function rejectWaiting(reason: unknown): void {
  for (const reject of [...waiting]) reject(reason)
}
