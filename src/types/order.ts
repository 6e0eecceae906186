import type { Namespace } from './caip.ts'
import type { NameProfile } from './names.ts'
import type { Network } from './network.ts'
import type { PendingTransaction, ReplacementKind } from './pendingTransaction.ts'
import type { TokenPermission } from './permission.ts'
import type { FeeRate, Transfer } from './sender.ts'
import type { TokenBalance } from './token.ts'

/** The active account of the active namespace, with its network. */
export interface PayingAccount {
  namespace: Namespace
  address: string
  network: Network
  isSmartAccount: boolean
}

export type OrderKind = 'send' | 'swap' | 'approve' | 'revoke' | 'speedUp' | 'cancel' | 'purchase'

/** The network fee of an order. Amounts are in base units of the native token. */
export interface OrderFee {
  /** The most that the network may take. Null if it is unknown, or if the wallet sets it. */
  ceiling: bigint | null
  /** True if the wallet sets the fee when `ceiling` is null; false if the page sets it and could not read it. */
  isOfWallet: boolean
  /** True if exactly `ceiling` is paid, as by a transfer of whole outputs. */
  isExact: boolean
  /** Gas limit from which `ceiling` was computed; null if the family has none or no node has estimated it. */
  gasLimit: bigint | null
  /** The rate that the user has chosen; null if the family has no rates. */
  rate: FeeRate | null
  /** Value of `ceiling` in US dollars, for display only. */
  usd: number | null
  /** Rent of an account that the transaction creates, paid in addition to the fee. */
  deposit: bigint
}

/** An amount of one token that leaves the account. */
export interface OrderPayment {
  /** Address of the token's contract or mint; null for the native token. */
  token: string | null
  /** CAIP-10 id of the token; null for the native token. */
  tokenId: string | null
  symbol: string
  decimals: number
  iconUrl: string | null
  amountBaseUnits: bigint
  /** Value of the amount in US cents at the price when the order was made, rounded down; null without a price. */
  cents: bigint | null
}

/**
 * A transaction as the user reviews it. The value is made when the review opens and is frozen: the review renders it, the
 * press submits it, and nothing computes a member of it again. Later prices, balances, fees, names and token lists
 * either leave it valid or make it stale; a stale order is replaced by a new one, which the user reviews again.
 */
export interface Order {
  readonly kind: OrderKind
  readonly account: Readonly<PayingAccount>
  /** Address of the receiver, spender or called contract. */
  readonly to: string
  /** The amount that leaves the account besides the fee; null if there is none, as for a revocation. */
  readonly pays: Readonly<OrderPayment> | null
  readonly fee: Readonly<OrderFee>
  /** Native balance in base units when the order was made; null if unknown. */
  readonly nativeBalance: bigint | null
  /** Milliseconds since the epoch. */
  readonly madeAt: number
  /** Time in ms since the epoch after which the order is stale; null if it does not expire. */
  readonly deadline: number | null
}

/** Facts about a receiver that the review names beside the address. */
export interface OrderReceiver {
  name: string | null
  imageUrl: string | null
  profile: NameProfile | null
  /** Display name that the account has given itself; not unique. */
  displayName: string | null
}

/** A transfer that was reviewed. */
export interface SendOrder extends Order {
  readonly kind: 'send'
  readonly pays: Readonly<OrderPayment>
  /** The transfer in the form that the family's `Sender` takes. */
  readonly transfer: Readonly<Transfer>
  readonly token: Readonly<TokenBalance>
  readonly receiver: Readonly<OrderReceiver>
  /** Balance of the token in base units when the order was made; null if unknown. */
  readonly tokenBalance: bigint | null
  /** The amount as typed, and its unit. */
  readonly typed: string
  /** Base units that the receiver gets in the simulation; null if it is the whole amount or unknown. */
  readonly arrives: bigint | null
  /** Set if the transfer closes the account. Base units of the native token. */
  readonly closes: Readonly<{ lostBaseUnits: bigint; depositBaseUnits: bigint }> | null
}

/** A transaction that replaces a pending one. */
export interface ReplaceOrder extends Order {
  readonly kind: ReplacementKind
  readonly pays: Readonly<OrderPayment>
  readonly transaction: Readonly<PendingTransaction>
  /** Fee of the pending transaction, in base units of the native token. */
  readonly formerFee: bigint
}

/** A revocation of permissions; several of them are revoked by one batch. */
export interface RevokeOrder extends Order {
  readonly kind: 'revoke'
  readonly permissions: readonly Readonly<TokenPermission>[]
}

/** Reasons why an order must be made again before it can be submitted. */
export type StaleReason =
  /** The fee is now higher than the order's ceiling; `fee` is in base units of the native token, null if unknown. */
  | { kind: 'fee'; fee: bigint | null }
  /** Less arrives than was reviewed; base units of the token that arrives. */
  | { kind: 'arrives'; arrives: bigint | null }
  /** Closing the account loses more than was reviewed; base units of the native token. */
  | { kind: 'closes'; lost: bigint }
  /** The deadline has passed. */
  | { kind: 'expired' }
