import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AmountUnit, ReceiverProblem } from '../types/send.ts'
import type { TokenBalance } from '../types/token.ts'
import { createLatest } from '../utils/createLatest.ts'

/** The draft of a transfer; cleared when it is sent, and when the account or network changes or disconnects. */
export interface SendState {
  /** Null before the tokens are read. */
  token: TokenBalance | null
  /** As typed. */
  sendTokenAmount: string
  amountUnit: AmountUnit
  /** The typed receiver: an address or a name. */
  receiverInput: string
  /** The receiver's address, in the namespace's spelling. */
  receiverAddress: string | null
  receiverProblem: ReceiverProblem | null
  /** The typed name, if it was one. */
  receiverProfileName: string | null
  receiverProfileImageUrl: string | null
  /** True while a name is looked up. */
  isResolving: boolean
  /** Maximum network fee, in base units of the native token; null until known. */
  gasPrice: bigint | null
  /** Gas limit behind that fee, for the wallet; null if no node estimated it. */
  gasLimit: bigint | null
  /** The part of the amount that the receiver gets, if the simulation says that it is less; else null. */
  arrives: bigint | null
  /** In USD, for display only. */
  gasPriceInUSD: number | null
  /** Cost of the receiver's token account, beside the fee, in base units of the native token. */
  accountCost: bigint
  /** Native balance in base units, as last read from a node. */
  networkBalance: bigint | null
  /** In USD, for display only. */
  networkBalanceInUSD: number | null
  /** Tokens of the account, the native one first. */
  tokenBalances: TokenBalance[]
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
    amountUnit: 'token',
    receiverInput: '',
    receiverAddress: null,
    receiverProblem: null,
    receiverProfileName: null,
    receiverProfileImageUrl: null,
    isResolving: false,
    gasPrice: null,
    gasLimit: null,
    arrives: null,
    gasPriceInUSD: null,
    accountCost: 0n,
    networkBalance: null,
    networkBalanceInUSD: null,
    tokenBalances: [],
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

export const receiverLookup = createLatest()

/** Leaving it aborts it: no wallet request and no change to the draft follows. A shown prompt stays in the wallet. */
export const sendOrder = createLatest((loading) =>
  updateSend(loading ? { loading, failure: null } : { loading }),
)
