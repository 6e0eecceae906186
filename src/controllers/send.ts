import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AmountUnit, ReceiverProblem } from '../types/send.ts'
import type { TokenBalance } from '../types/token.ts'

/** What is about to be sent from the active account, until it is sent, another network is chosen or nobody is connected. */
export interface SendState {
  /** Null before the account's tokens are known. */
  token: TokenBalance | null
  /** As it was typed. */
  sendTokenAmount: string
  /** In which unit it was typed. */
  amountUnit: AmountUnit
  /** What was typed as the receiver: an address or a name. */
  receiverInput: string
  /** The address that it stands for, in the namespace's spelling. */
  receiverAddress: string | null
  receiverProblem: ReceiverProblem | null
  /** The name, where one was typed. */
  receiverProfileName: string | null
  receiverProfileImageUrl: string | null
  /** A name is being looked up. */
  isResolving: boolean
  /** The most that the network may ask for the transaction, in base units of the native token; null until it is known. */
  gasPrice: bigint | null
  /** In USD. For showing only. */
  gasPriceInUSD: number | null
  /** What opening the receiver's account for the token costs beside that, in base units of the native token. */
  accountCost: bigint
  /** What there is of the native token, in base units, as the network's node told last. */
  networkBalance: bigint | null
  /** In USD. For showing only. */
  networkBalanceInUSD: number | null
  /** What the account holds on its network, the native token first. */
  tokenBalances: TokenBalance[]
  /** While a wallet is asked. */
  loading: boolean
  /** Why the last try failed; the draft stays. */
  failure: WalletModalError | null
  /** The wallet had been asked when that failed: it may have sent all the same. */
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
