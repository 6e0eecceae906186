import type { OrderKind } from '../../../src/types/order.ts'
import type { Family, Payment } from '../families/Family.ts'
import type { Network } from '../world/Network.ts'
import type { Page } from '../world/openPage.ts'
import type { World } from '../world/World.ts'

/** An order as the user has read it. Amounts are in base units. */
export interface Review {
  kind: OrderKind
  /** Address of the account that the review named, and CAIP-2 id of its network. */
  account: string
  network: string
  to: string
  /** Contract or mint; null for the native token. */
  token: string | null
  amount: bigint
  /** The number of tokens that the user typed; null if the user typed dollars, or nothing. */
  typedTokens: number | null
  /** The fee that the review called the most that is paid; null if it promised none. */
  feeCeiling: bigint | null
  /** Native base units that the review names beside amount and fee, such as rent. */
  beside: bigint
  /** The token that a swap brings, and the least that the review promises; null for other orders. */
  brings: { token: string | null; least: bigint } | null
  /** True if the review took a second press, or had the user type the amount. */
  isConfirmed: boolean
}

/** The facts that the view of signing in shows, and the nonce that the page has given; null if it gave none. */
export interface SignInReview {
  site: string
  account: string
  /** CAIP-2 id. */
  network: string
  statement: string | null
  nonce: string | null
}

/** A purchase as the form shows it when the user presses its button. */
export interface PurchaseReview {
  account: string
  /** CAIP-2 id of the account's network. */
  network: string
  /** Id of the receiving chain at the provider. */
  chain: string
  symbol: string
  /** Decimal text of the amount to pay; null if none is typed. */
  amount: string | null
  currency: string
  /** Decimal text of the tokens that a quote promises; null without one. */
  quoted: string | null
}

/** All that is known of a world when it has ended. */
export interface Outcome {
  world: World
  family: Family
  network: Network
  pages: Page[]
  /** Reviews whose last press led to a transaction or a pending request, in order. */
  reviews: Review[]
  /** Facts that the view of signing in has shown at each press of its button, in order. */
  signIns: SignInReview[]
  /** Orders that changed in an open review although the user had pressed nothing. */
  changed: string[]
  /** Purchases at each press of the form's button, in order. */
  purchases: PurchaseReview[]
  /** Addresses to which the provider's window was sent, and the account that was active then. */
  opened: { url: string; account: string | null }[]
  before: Record<string, bigint>
  after: Record<string, bigint>
  payments: Payment[]
  /** Keys of the table that the site's storage has at the end, or that other scripts may write. */
  storedKeys: string[]
  /** Steps that took longer than their limit, or that ended without a way on. */
  stuck: string[]
  rejections: string[]
  /** Drafts and sessions that were gone although the user, the wallet and other tabs have left them open. */
  lost: string[]
}
