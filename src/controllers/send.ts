import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { NameProfile } from '../types/names.ts'
import type { AmountUnit, Preparation, ReceiverProblem } from '../types/send.ts'
import type { FeeRate, FeeSpeed, SpendableCoins, TransferNote } from '../types/sender.ts'
import type { TokenBalance } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'

/** Draft of a transfer. It is cleared when the transfer is sent, and when the active account or network changes. */
export interface SendState {
  /** Token to send; null before the tokens are read. */
  token: TokenBalance | null
  /** Typed text of the amount. */
  sendTokenAmount: string
  /** True if the amount is the maximum, and is updated when the maximum changes. */
  isMax: boolean
  amountUnit: AmountUnit
  /** Symbol of the native token's base unit, such as `sat`; null in families where users cannot type it. */
  baseUnit: string | null
  /** Typed text of the receiver: an address, a name or a payment URI. */
  receiverInput: string
  /** Address of the receiver in the namespace's canonical form; null until valid. */
  receiverAddress: string | null
  receiverProblem: ReceiverProblem | null
  /** Resolved name of the receiver; null if the user has typed an address. */
  receiverProfileName: string | null
  receiverProfileImageUrl: string | null
  /** Text records of the receiver's name; null if it has none. */
  receiverProfile: NameProfile | null
  /** Display name that the account of a typed address has given itself, not unique; null if unknown. */
  receiverDisplayName: string | null
  /** Label or message in a pasted payment URI; its author may have written anything. */
  paymentWords: string | null
  /** Data that a pasted payment URI adds to the transaction. */
  note: TransferNote | null
  /** True while the receiver is being resolved. */
  isResolving: boolean
  /** Maximum network fee, in base units of the native token; null until known. */
  gasPrice: bigint | null
  /** Gas limit from which `gasPrice` was computed; null if no node has estimated it. */
  gasLimit: bigint | null
  /** Base units that the receiver gets in the simulation; null if that is the whole amount or unknown. */
  arrives: bigint | null
  /** Network fee in USD, for display only. */
  gasPriceInUSD: number | null
  /** Rent of the receiver's token account in base units of the native token, paid in addition to the fee. */
  accountCost: bigint
  /** Fee rates that the user can select; empty in families without fee rates, and before they are read. */
  feeRates: FeeRate[]
  feeSpeed: FeeSpeed
  /** Amount for which the fee is estimated, in base units. */
  costAmount: bigint
  /** Limits of the amount in families with coins (UTXOs), which a transfer spends as a whole. */
  coins: SpendableCoins | null
  /** Native balance in base units, as last read from a node. */
  networkBalance: bigint | null
  /** Base units that can be sent if that closes the account; null in families without a minimum balance. */
  closingBalance: bigint | null
  /** Base units that are lost because the reviewed transfer closes the account; null if it does not. */
  lost: bigint | null
  /** Value of `networkBalance` in USD, for display only. */
  networkBalanceInUSD: number | null
  /** Tokens of the account, the native one first. */
  tokenBalances: TokenBalance[]
  /** True if a command has filled the form and the review is to open as soon as the draft is valid. */
  isReviewRequested: boolean
  /** State of loading the sender; null once transfers can be built. */
  preparation: Preparation | null
  /** True while a wallet request is pending. */
  loading: boolean
  /** Error of the last attempt if it failed; the draft stays. */
  failure: WalletModalError | null
  /** True if the last attempt failed after the wallet received the request, so that it may have broadcast it. */
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
    receiverProfileName: null,
    receiverProfileImageUrl: null,
    receiverProfile: null,
    receiverDisplayName: null,
    paymentWords: null,
    note: null,
    isResolving: false,
    gasPrice: null,
    gasLimit: null,
    arrives: null,
    gasPriceInUSD: null,
    accountCost: 0n,
    feeRates: [],
    feeSpeed: 'normal',
    costAmount: 1n,
    coins: null,
    networkBalance: null,
    closingBalance: null,
    lost: null,
    networkBalanceInUSD: null,
    tokenBalances: [],
    isReviewRequested: false,
    preparation: null,
    loading: false,
    failure: null,
    mayHaveBeenSent: false,
  }
}

export const send = proxy<SendState>(emptyDraft())

export function updateSend(patch: Partial<SendState>): void {
  Object.assign(send, patch)
}

export function resetSend(): void {
  Object.assign(send, emptyDraft())
}

/** A run that lasts from the first draft to the end of the page, so that account and network are watched only once. */
export const watchingSender = createLatest()

/** Runs of `prepareDraft`. After `leave` no further request is sent. */
export const preparing = createLatest(() => updateSend({ preparation: null }))

export const receiverLookup = createLatest()

/** Runs of `estimateCost`. A response for earlier input is stale. */
export const costEstimate = createLatest()

/**
 * Runs that send a transfer. After `leave` a run neither sends a wallet request nor changes the draft. A prompt that
 * the wallet shows already stays open.
 */
export const sendOrder = createLatest((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)
