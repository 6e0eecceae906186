import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { NameProfile } from '../types/names.ts'
import type { SendOrder, StaleReason } from '../types/order.ts'
import type {
  AmountUnit,
  Preparation,
  ReceiverCheck,
  ReceiverDetails,
  ReceiverProblem,
} from '../types/send.ts'
import type { AmountLimits, FeeBounds, FeeRate, FeeSpeed, TransferPart } from '../types/sender.ts'
import type { TokenBalance } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/** State of an open review. */
export interface SendReview {
  /** The reviewed order; null if the draft is incomplete. */
  order: SendOrder | null
  /** Null while the order is checked and simulated. */
  check: ReceiverCheck | null
  /** Set if the order must be made again. */
  stale: StaleReason | null
  /** The order whose doubts the user has confirmed by a first press. */
  confirmed: SendOrder | null
}

/**
 * State of looking up a typed address of a token. `checksum`: the address is mistyped. `missing`: no token that can be sent is
 * there. `failed`: the node has not told.
 */
export type TypedToken =
  | { state: 'reading' | 'checksum' | 'missing' }
  | { state: 'read'; token: TokenBalance }
  | { state: 'failed'; failure: WalletModalError }

/** Draft of a transfer. It is cleared when the transfer is sent, and when the active account or network changes. */
export interface SendState {
  /** Token to send; null before the tokens are read. */
  token: TokenBalance | null
  /** Amount as the user has entered it. */
  sendTokenAmount: string
  /** True if the amount is the maximum, and is updated when the maximum changes. */
  isMax: boolean
  amountUnit: AmountUnit
  /**
   * Symbol of the native token's base unit, such as `sat`. Null in families whose users cannot enter amounts in base
   * units.
   */
  baseUnit: string | null
  /** Receiver as the user has entered it: an address, a name or a payment URI. */
  receiverInput: string
  /** Address of the receiver in the namespace's canonical form. Null until the input is valid. */
  receiverAddress: string | null
  receiverProblem: ReceiverProblem | null
  /** Typed name that DNS may have, which is looked up once the user presses the button; null for other texts. */
  receiverToLookUp: string | null
  receiverDetails: ReceiverDetails
  /** Resolved name of the receiver. Null if the user has entered an address. */
  receiverProfileName: string | null
  receiverProfileImageUrl: string | null
  /** Text records of the receiver's name; null if it has none. */
  receiverProfile: NameProfile | null
  /** Display name that the account of a typed address has given itself, not unique; null if unknown. */
  receiverDisplayName: string | null
  /** Label or message in a pasted payment URI. The text is untrusted, because the URI's author chose it. */
  paymentWords: string | null
  /** Time in ms since the epoch until which a pasted payment URI may be paid; null if it has no end. */
  paymentExpiresAt: number | null
  /** Name by which a pasted payment URI has named the token's contract, and the address that it resolved to. */
  tokenName: { name: string; address: string } | null
  /** Members that a pasted payment URI adds to the transaction, in the terms of its family. */
  part: TransferPart
  /** True while the receiver is being resolved. */
  isResolving: boolean
  /** Maximum network fee, in base units of the native token. Null until the fee is known. */
  gasPrice: bigint | null
  /** Gas limit from which `gasPrice` was computed. Null if no node has estimated the gas limit. */
  gasLimit: bigint | null
  /** True if the wallet sets the fee, so that `gasPrice` stays unknown. */
  isFeeOfWallet: boolean
  /** Why the fee or the fee rates could not be read; null in families whose wallets set the fee. */
  feeFailure: WalletModalError | null
  /** Network fee in USD, for display only. */
  gasPriceInUSD: number | null
  /** Rent of the receiver's token account in base units of the native token, paid in addition to the fee. */
  accountCost: bigint
  /** Fee rates that the user can select. Empty before they are read, and in families without fee rates. */
  feeRates: readonly FeeRate[]
  feeSpeed: FeeSpeed
  /** Bounds of a typed fee rate; null where none can be typed. */
  feeBounds: FeeBounds | null
  /** Fee rate as the user has entered it, and the rate that it is; null unless valid. */
  typedRate: string
  customRate: FeeRate | null
  /** Amount for which the fee is estimated, in base units. */
  costAmount: bigint
  /** Limits of the amount that the sender has stated; null if they are the balance and the fee. */
  limits: AmountLimits | null
  /** Native balance in base units, as last read from a node. */
  networkBalance: bigint | null
  /** Base units that can be sent if that closes the account; null in families without a minimum balance. */
  closingBalance: bigint | null
  /** Value of `networkBalance` in USD, for display only. */
  networkBalanceInUSD: number | null
  /**
   * Tokens that were read from their contracts, because the account's list lacked them. `owner` is the CAIP-10 id of the
   * account whose balances they have.
   */
  readTokens: readonly { owner: string; token: TokenBalance }[]
  /** Lookup of the address that the user has typed into the search for tokens; null for any other text. */
  typedToken: TypedToken | null
  /** Tokens of the account, the native one first. */
  tokenBalances: readonly TokenBalance[]
  /** Null while no review is open. It is replaced as a whole. */
  review: SendReview | null
  /** True if a command has filled the form, and the review opens as soon as the draft is valid. */
  isReviewRequested: boolean
  /** State of loading the sender. Null once transfers can be built. */
  preparation: Preparation | null
  /** True while a wallet request is pending. */
  loading: boolean
  /** Error of the last attempt, if that attempt failed. The draft stays. */
  failure: WalletModalError | null
  /**
   * True if the last attempt failed after the wallet had received the request. The wallet may then have broadcast the
   * transfer.
   */
  mayHaveBeenSent: boolean
}

function emptyDraft(): SendState {
  return {
    token: null,
    sendTokenAmount: '',
    isMax: false,
    amountUnit: 'token',
    baseUnit: null,
    receiverInput: '',
    receiverAddress: null,
    receiverProblem: null,
    receiverToLookUp: null,
    receiverDetails: {},
    receiverProfileName: null,
    receiverProfileImageUrl: null,
    receiverProfile: null,
    receiverDisplayName: null,
    paymentWords: null,
    paymentExpiresAt: null,
    tokenName: null,
    part: {},
    isResolving: false,
    gasPrice: null,
    gasLimit: null,
    isFeeOfWallet: false,
    feeFailure: null,
    gasPriceInUSD: null,
    accountCost: 0n,
    feeRates: [],
    feeSpeed: 'normal',
    feeBounds: null,
    typedRate: '',
    customRate: null,
    costAmount: 1n,
    limits: null,
    networkBalance: null,
    closingBalance: null,
    networkBalanceInUSD: null,
    readTokens: [],
    typedToken: null,
    tokenBalances: [],
    review: null,
    isReviewRequested: false,
    preparation: null,
    loading: false,
    failure: null,
    mayHaveBeenSent: false,
  }
}

export const send: ReadonlyState<SendState> = createState<SendState>(emptyDraft())

export function updateSend(patch: Partial<SendState>): void {
  Object.assign(send, patch)
}

export function resetSend(): void {
  Object.assign(send, emptyDraft())
}

/**
 * Begins once, with the first draft, and lasts until the page ends, so that account and network are watched only once.
 */
export const watchingSender = createLatest()

/** Runs `prepareDraft`; only the latest run takes effect. After `leave` no further request is sent. */
export const preparing = createLatest(() => updateSend({ preparation: null }))

export const receiverLookup = createLatest()

export const tokenLookup = createLatest()

/** Makes and checks the order of a review; only the latest run takes effect. */
export const reviewing = createLatest()

/** Runs `estimateCost`; only the latest run takes effect, because a response for earlier input is stale. */
export const costEstimate = createLatest()

/**
 * Sends a transfer. After `leave` a run neither sends a wallet request nor changes the draft. A prompt that the wallet
 * already shows stays open.
 */
export const sendOrder = createLatest((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)

/** Clears the draft, and aborts all that was begun for it. */
export function leaveSend(): void {
  for (const run of [reviewing, receiverLookup, tokenLookup, costEstimate, sendOrder]) run.leave()
  resetSend()
}
