import type { CaipNetworkId } from './caip.ts'

/** What a call does, as far as its data says so. Amounts are base units of the token that is called. */
export type CallMeaning =
  /** Nothing but its value goes there. */
  | { kind: 'pay' }
  | { kind: 'transfer'; receiver: string; amount: bigint }
  | { kind: 'move'; owner: string; receiver: string; amount: bigint }
  | { kind: 'approve' | 'increase'; spender: string; amount: bigint; unlimited: boolean }
  | { kind: 'approveAll'; operator: string; isOn: boolean }
  | { kind: 'unknown' }

/** One call of a batch. */
export interface BatchCall {
  /** A contract, or who is paid. */
  to: string
  /** In wei. */
  value: bigint
  meaning: CallMeaning
  /** It brings `capabilities` for the wallet, which nobody here can read. */
  hasExtras: boolean
}

/** Where calls are made, and by whom; null where the page leaves that to the wallet. */
export type CallOrigin = Pick<CallBatch, 'caipNetworkId' | 'from'>

/** What a page wants an account to do at once (EIP-5792's `wallet_sendCalls`). */
export interface CallBatch {
  /** Null where the page names none: then it is the one that the wallet is on. */
  caipNetworkId: CaipNetworkId | null
  /** Who makes the calls, if the page says so. */
  from: string | null
  /** Whether the page asks that either all of the calls happen or none. */
  isAtomic: boolean
  /** Whether the batch itself has `capabilities`; each call tells of its own. */
  hasExtras: boolean
  calls: BatchCall[]
}
