import { proxy, ref } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { QuoteChange, SwapQuote, SwapToken } from '../types/swap.ts'
import type { SwapCall, SwapOrder } from '../types/swapper.ts'
import { createLatest } from '../utils/createLatest.ts'

/** A built swap, compared with its order and simulated. */
export interface PreparedSwap {
  order: SwapOrder
  call: SwapCall
  /** Approvals to sign first; empty if the allowance suffices. */
  approvals: readonly SwapCall[]
  /** The received amount in simulation, in base units; null if no node could simulate. */
  arrives: bigint | null
  /** Gas limits of the approvals and the swap, in order; null if no node could simulate. */
  gasLimits: readonly bigint[] | null
  /** Maximum fee of all transactions, in base units of the native token; null if unknown. */
  fee: bigint | null
  /** Milliseconds since the epoch. */
  builtAt: number
}

/** The draft of a swap; cleared when it is swapped, or the account or network changes. */
export interface SwapState {
  /** Tokens that can be swapped on the network. Replaced as a whole. */
  tokens: readonly SwapToken[]
  /** Symbols in capitals → CAIP-10 addresses in lower case of the well-known tokens. Set as a whole. */
  wellKnown: Readonly<Record<string, string>>
  tokensStatus: 'idle' | 'loading' | 'ready' | 'failed'
  sourceToken: SwapToken | null
  toToken: SwapToken | null
  /** As typed. */
  sourceTokenAmount: string
  /** BCP 47, of the modal in which the amount was typed: it decides on the decimal separator. */
  language: string
  /** USD per token, by CAIP-10 in lower case, for display only. Tokens without a price are missing. */
  prices: Readonly<Record<string, number>>
  /** Balances read from nodes, in base units, by CAIP-10 in lower case. */
  holdings: Readonly<Record<string, bigint>>
  /** The service's gas price; null until known. */
  gasPrice: bigint | null
  /** Maximum fee of a usual swap, in base units of the native token. */
  gasFee: bigint | null
  /** Quote of the typed amount; the former one stays until the next arrives. */
  quote: SwapQuote | null
  quoteStatus: 'idle' | 'loading' | 'ready' | 'noRoute' | 'failed'
  /** Change since the former quote of the same amount; null without one. */
  change: QuoteChange | null
  prepared: PreparedSwap | null
  activity: 'idle' | 'preparing' | 'approving' | 'swapping'
  /** True while a wallet request is pending. */
  loading: boolean
  /** Set when the last attempt failed; the draft stays. */
  failure: WalletModalError | null
  /** True if it failed after the wallet was asked, which may have broadcast it. */
  mayHaveBeenSent: boolean
}

function emptyDraft(): SwapState {
  return {
    tokens: ref([]),
    wellKnown: {},
    tokensStatus: 'idle',
    sourceToken: null,
    toToken: null,
    sourceTokenAmount: '',
    language: 'en',
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

export const quoting = createLatest()

export const preparing = createLatest((isRunning) => {
  if (isRunning) updateSwap({ activity: 'preparing' })
  else if (swap.activity === 'preparing') updateSwap({ activity: 'idle' })
})

/** The order of an approval or a swap, as `sendOrder` of `controllers/send.ts`. */
export const swapOrder = createLatest((loading) =>
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' }),
)
