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
  /** True if the call has `capabilities`, which only the wallet understands. */
  hasExtras: boolean
}

/** Network and account of a batch; null if the app leaves them to the wallet. */
export type CallOrigin = Pick<CallBatch, 'caipNetworkId' | 'from'>

/** A batch of calls that an app requests (EIP-5792 `wallet_sendCalls`). */
export interface CallBatch {
  /** Null if the app names none: then it is the wallet's active network. */
  caipNetworkId: CaipNetworkId | null
  /** The account; null if the app does not name it. */
  from: string | null
  /** True if the app requires all calls or none. */
  isAtomic: boolean
  /** True if the batch has `capabilities`; each call has a flag of its own. */
  hasExtras: boolean
  calls: BatchCall[]
}

/** A page's request for a batch of calls, as it came. */
export interface CallRequest {
  method: string
  params?: unknown
}

/** The batch to review, and the request to the wallet for it. */
export interface ReadCalls {
  batch: CallBatch
  /** Sends the calls as they were read, with the network and account that the user has seen. */
  ask(origin: CallOrigin): Promise<unknown>
  /**
   * Resolves with true if the wallet may upgrade the account to a smart account for these calls (EIP-7702). Never
   * prompts, never rejects.
   */
  mayUpgrade(origin: CallOrigin): Promise<boolean>
  /** The batch that the wallet's response names; null if it names none. */
  toSent(response: unknown): PageTransaction | null
}

/** Reads batches of calls that the page requests from a wallet. */
export interface CallReader {
  /** @throws ProviderRpcError -32601 if the wallet has not granted the method, -32602 or 5740 for invalid parameters */
  read(provider: unknown, request: CallRequest): ReadCalls
}
