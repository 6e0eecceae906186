import { proxy, ref } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { QuoteChange, SwapQuote, SwapToken } from '../types/swap.ts'
import type { SwapCall, SwapOrder } from '../types/swapper.ts'

/** A swap that was built, compared with its order and tried. */
export interface PreparedSwap {
  order: SwapOrder
  call: SwapCall
  /** What has to be signed before it; none where the allowance is enough. */
  approvals: readonly SwapCall[]
  /** What was seen to arrive when it was tried; null where nobody could tell. */
  arrives: bigint | null
  /** The most that the network may ask for all of it, in base units of the native token; null where that is not known. */
  fee: bigint | null
  /** Milliseconds since the epoch. */
  builtAt: number
}

/** What is about to be swapped from the active account, until it is swapped, or another account or network is chosen. */
export interface SwapState {
  /** What can be swapped on the network. Set as a whole. */
  tokens: readonly SwapToken[]
  tokensStatus: 'idle' | 'loading' | 'ready' | 'failed'
  sourceToken: SwapToken | null
  toToken: SwapToken | null
  /** As it was typed. */
  sourceTokenAmount: string
  /** In USD for one token, by CAIP-10 in lower case. For showing only; what has no price is not in it. */
  prices: Readonly<Record<string, number>>
  /** What the account holds by the network's own nodes, in base units, by CAIP-10 in lower case. */
  holdings: Readonly<Record<string, bigint>>
  /** What a unit of gas costs by the service; null until it is known. */
  gasPrice: bigint | null
  /** The most that the network may ask for a usual swap, in base units of the native token. */
  gasFee: bigint | null
  /** For what is typed now; an old one stays while the next is asked for. */
  quote: SwapQuote | null
  quoteStatus: 'idle' | 'loading' | 'ready' | 'noRoute' | 'failed'
  /** Since the quote before, of the same amount; null where there is none or nothing changed. */
  change: QuoteChange | null
  prepared: PreparedSwap | null
  /** What is under way in the preview. */
  activity: 'idle' | 'preparing' | 'approving' | 'swapping'
  /** While a wallet is asked. */
  loading: boolean
  /** Why the last try failed; the draft stays. */
  failure: WalletModalError | null
  /** The wallet had been asked when that failed: it may have sent all the same. */
  mayHaveBeenSent: boolean
}

function emptyDraft(): SwapState {
  return {
    tokens: ref([]),
    tokensStatus: 'idle',
    sourceToken: null,
    toToken: null,
    sourceTokenAmount: '',
    prices: {},
    holdings: {},
    gasPrice: null,
    gasFee: null,
    quote: null,
    quoteStatus: 'idle',
    change: null,
    prepared: null,
    activity: 'idle',
    loading: false,
    failure: null,
    mayHaveBeenSent: false,
  }
}

export const swap = proxy<SwapState>(emptyDraft())

export function updateSwap(patch: Partial<SwapState>): void {
  Object.assign(swap, patch)
}

export function resetSwap(): void {
  Object.assign(swap, emptyDraft())
}
