import type { CaipNetworkId } from './caip.ts'
import type { PageTransaction } from './pageTransaction.ts'

/** The meaning of a call, decoded from its data. Amounts are in base units of the called token. */
export type CallMeaning =
  /** The call has a value and no data. */
  | { kind: 'pay' }
  | { kind: 'transfer'; receiver: string; amount: bigint }
  | { kind: 'move'; owner: string; receiver: string; amount: bigint }
  | { kind: 'approve' | 'increase'; spender: string; amount: bigint; unlimited: boolean }
  | { kind: 'approveAll'; operator: string; isOn: boolean }
  | { kind: 'unknown' }

export interface BatchCall {
  /** Address of the called contract, or of the receiver of `value`. */
  to: string
  /** Value in wei. */
  value: bigint
  meaning: CallMeaning
  /** True if the call has `capabilities`, which only the wallet can interpret. */
  hasExtras: boolean
}

/** Network and account of a batch. A value is null if the app leaves the choice to the wallet. */
export type CallOrigin = Pick<CallBatch, 'caipNetworkId' | 'from'>

/** A batch of calls that an app requests (EIP-5792 `wallet_sendCalls`). */
export interface CallBatch {
  /** Network of the batch. Null, if the app names no network, means the wallet's active network. */
  caipNetworkId: CaipNetworkId | null
  /** Address of the account; null if the app names no account. */
  from: string | null
  /** True if the app requires that all calls are executed, or no call at all. */
  isAtomic: boolean
  /** True if the batch has `capabilities` of its own; `BatchCall.hasExtras` covers those of its calls. */
  hasExtras: boolean
  calls: BatchCall[]
}

/** A page's request for a batch of calls, not parsed yet. */
export interface CallRequest {
  method: string
  params?: unknown
}

/** The batch that the user reviews, and functions for its request to the wallet. */
export interface ReadCalls {
  batch: CallBatch
  /**
   * Requests the batch from the wallet, exactly as it was parsed. `origin` has the network and account shown in the
   * review.
   */
  request(origin: CallOrigin): Promise<unknown>
  /**
   * Resolves with true if the wallet may upgrade the account to a smart account for this batch (EIP-7702). Never
   * prompts, never rejects.
   */
  mayUpgrade(origin: CallOrigin): Promise<boolean>
  /** Returns the batch that the wallet's response identifies; null if the response has no id. */
  toSent(response: unknown): PageTransaction | null
}

/** Parses batches of calls that the page requests from a wallet. */
export interface CallReader {
  /**
   * @throws ProviderRpcError -32601 if the wallet has not granted the method; -32602 or 5740 if the parameters are
   * invalid
   */
  read(provider: unknown, request: CallRequest): ReadCalls
}
