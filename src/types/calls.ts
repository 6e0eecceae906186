import type { CaipNetworkId } from './caip.ts'

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
  /** The called contract, or the receiver of `value`. */
  to: string
  /** In wei. */
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
  /** The account, if the app names it. */
  from: string | null
  /** True if the app requires all calls or none. */
  isAtomic: boolean
  /** True if the batch has `capabilities`; each call has a flag of its own. */
  hasExtras: boolean
  calls: BatchCall[]
}
