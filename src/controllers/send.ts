import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AmountUnit, Preparation, ReceiverProblem } from '../types/send.ts'
import type { FeeRate, FeeSpeed, SpendableCoins, TransferNote } from '../types/sender.ts'
import type { TokenBalance } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'

/** The draft of a transfer; cleared when it is sent, and when the account or network changes or disconnects. */
export interface SendState {
  /** The token to send; null before the tokens are read. */
  token: TokenBalance | null
  /** The text that was typed. */
  sendTokenAmount: string
  /** True if the amount is the largest one, and follows it. */
  isMax: boolean
  amountUnit: AmountUnit
  /** Symbol of the native token's base unit; null where amounts are not typed in it. */
  baseUnit: string | null
  /** The text of the receiver's field: an address or a name. */
  receiverInput: string
  /** The receiver's address, in the namespace's canonical form. */
  receiverAddress: string | null
  receiverProblem: ReceiverProblem | null
  /** The name in the receiver's field, if it is one. */
  receiverProfileName: string | null
  receiverProfileImageUrl: string | null
  /** Words of a pasted payment's author; not verified. */
  paymentWords: string | null
  /** Data that the pasted payment adds to the transaction. */
  note: TransferNote | null
  /** True while a name is looked up. */
  isResolving: boolean
  /** Maximum network fee, in base units of the native token; null until known. */
  gasPrice: bigint | null
  /** Gas limit on which that fee is based; null if no node estimated it. */
  gasLimit: bigint | null
  /** The part of the amount that the receiver gets; null unless the simulation shows that it is less. */
  arrives: bigint | null
  /** Price in USD, for display only. */
  gasPriceInUSD: number | null
  /** Rent of the receiver's token account in base units of the native token, paid beside the fee. */
  accountCost: bigint
  /** Fee rates to choose from; empty where the family has none, and before they are read. */
  feeRates: FeeRate[]
  feeSpeed: FeeSpeed
  /** The amount for which the cost is estimated, in base units. */
  costAmount: bigint
  /** Limits of the amount, where a transfer spends whole coins. */
  coins: SpendableCoins | null
  /** Native balance in base units, as last read from a node. */
  networkBalance: bigint | null
  /** Native balance that can be moved if the account is closed by it; null where accounts have no least balance. */
  closingBalance: bigint | null
  /** The rest of the account that the reviewed transfer closes, in base units; null if it closes none. */
  lost: bigint | null
  /** Price in USD of the native token, for display only. */
  networkBalanceInUSD: number | null
  /** Tokens of the account, the native one first. */
  tokenBalances: TokenBalance[]
  /** True if the review opens once the draft is ready for it: a command has filled the form. */
  isReviewAsked: boolean
  /** Null once transfers can be built. */
  preparation: Preparation | null
  /** True while a wallet request is pending. */
  loading: boolean
  /** Set when the last attempt failed; the draft stays. */
  failure: WalletModalError | null
  /** True if it failed after the wallet was asked, which may have broadcast it. */
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
    isReviewAsked: false,
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

/** Runs from the first draft on: the account and network of drafts are watched for the page's lifetime. */
export const watchingSender = createLatest()

/** Runs of loading what transfers need. Leaving one sends no further request. */
export const preparing = createLatest(() => updateSend({ preparation: null }))

export const receiverLookup = createLatest()

/** Estimates of the cost: an answer for former input is ignored. */
export const costEstimate = createLatest()

/**
 * Runs of sending. Leaving one aborts it: no wallet request and no change of the draft follows. A prompt that is open
 * stays in the wallet.
 */
export const sendOrder = createLatest((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)
