import { proxy, ref } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { QuoteChange, SwapQuote, SwapToken } from '../types/swap.ts'
import type { SwapCall, SwapOrder } from '../types/swapper.ts'
import { createLatest, type Latest } from '../utils/createLatest.ts'

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
  /** Maximum fee of all transactions in base units of the native token; null if unknown. */
  fee: bigint | null
  /** Milliseconds since the epoch. */
  builtAt: number
}

/**
 * The draft of a swap, one for the page. Its flow is in three fields; only the transitions below write them:
 *
 * | field | transition | from → to | caller and event |
 * | --- | --- | --- | --- |
 * | `tokensStatus` | `startTokens` | idle, failed → loading | `prepareSwap`: the form opens |
 * | | `endTokens` | loading → ready, failed | its response |
 * | `quoteStatus` | `startQuote` | any → loading; idle if incomplete | `quoteSwap`: another amount or token |
 * | | `restartQuote` | ready, noRoute, failed → same | `refreshQuote`: every 10 s |
 * | | `endQuote` | any → ready, noRoute, failed | the response |
 * | `activity` | `startReview` | idle → idle, nothing prepared | the preview opens |
 * | | `startPreparing` | idle → preparing | `prepareCalls`: preview, new quote, approval confirmed, retry |
 * | | `retryReview` | idle → idle, may be prepared again | the user presses retry after a failure |
 * | | `endPreparing` | preparing → idle, with `prepared` or `failure` | built, or refused |
 * | | `startOrder` | any → approving, swapping | `approveSource`, `submitSwap`: the user confirms `prepared` |
 * | | `failOrder` | → idle, with `failure` | refused by a check, declined, or failed in the wallet |
 * | | `endApproval` | → idle, nothing prepared | the approval is broadcast |
 * | all | `resetSwap` | any → empty | the swap is broadcast |
 * | | `leaveSwap` | any → empty | `prepareSwap`: another account or network |
 *
 * An order aborts quoting and preparing, since no newer quote may replace the one that the user confirmed. A result of
 * a run that was replaced or left is stale and ignored. While a swap may have been sent, nothing is quoted or prepared
 * before the user retries or changes the input.
 */
export interface SwapState {
  /** Tokens that can be swapped on the network. The array is replaced as a whole. */
  tokens: readonly SwapToken[]
  /** Symbols in capitals → CAIP-10 addresses in lower case of the well-known tokens. Set as a whole. */
  wellKnown: Readonly<Record<string, string>>
  tokensStatus: 'idle' | 'loading' | 'ready' | 'failed'
  sourceToken: SwapToken | null
  toToken: SwapToken | null
  /** The text that was typed. */
  sourceTokenAmount: string
  /** BCP 47 tag of the modal in which the amount was typed: it decides on the decimal separator. */
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

/** Sets fields of the draft. Callers outside of this file set none of the flow's three fields. */
export function updateSwap(patch: Partial<SwapState>): void {
  Object.assign(swap, patch)
}

export function resetSwap(): void {
  updateSwap(emptyDraft())
}

const loadingTokens = createLatest()

export const quoting = createLatest()

export const preparing = createLatest((isRunning) => {
  if (isRunning) updateSwap({ activity: 'preparing' })
  else if (swap.activity === 'preparing') updateSwap({ activity: 'idle' })
})

/** Runs of an approval or a swap, which follow the rules of `sendOrder` in `controllers/send.ts`. */
export const swapOrder = createLatest((loading) => {
  if (loading) {
    preparing.leave()
    quoting.leave()
  }
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' })
})

/** Runs from the first draft on: the account and network of drafts are watched for the page's lifetime. */
export const watchingSwapper = createLatest()

/** `hasFailed` is true if the last read of prices failed. Not reactive. */
export const swapPrices = { hasFailed: false }

/** Ends a run with its result. False if the run is stale. */
function settle(run: Latest, { aborted }: AbortSignal, result: Partial<SwapState>): boolean {
  if (aborted) return false
  updateSwap(result)
  run.leave()
  return true
}

/** Begins to load the tokens. Returns null if they are known or being loaded. */
export function startTokens(): AbortSignal | null {
  if (swap.tokensStatus === 'loading' || swap.tokensStatus === 'ready') return null
  updateSwap({ tokensStatus: 'loading' })
  return loadingTokens.begin()
}

export const endTokens = (
  signal: AbortSignal,
  result: Partial<SwapState> & { tokensStatus: 'ready' | 'failed' },
) => settle(loadingTokens, signal, result)

/**
 * Begins to quote another input, and drops the former quote with all that was built from it. Returns null for an
 * incomplete input.
 */
export function startQuote(isComplete: boolean): AbortSignal | null {
  quoting.leave()
  const quoteStatus = isComplete ? 'loading' : 'idle'
  const none = { quote: null, change: null, prepared: null, failure: null }
  updateSwap({ ...none, quoteStatus, mayHaveBeenSent: false })
  return isComplete ? quoting.begin() : null
}

/**
 * Begins to quote the same input again; the shown quote stays until `endQuote`. Returns null while a quote is pending,
 * or the swap may have been sent.
 */
export function restartQuote(): AbortSignal | null {
  const isPending = quoting.isRunning() || swap.quoteStatus === 'loading'
  return isPending || swap.mayHaveBeenSent ? null : quoting.begin()
}

export const endQuote = (
  signal: AbortSignal,
  result: Pick<SwapState, 'quote' | 'quoteStatus' | 'change' | 'failure'>,
) => settle(quoting, signal, result)

/** Drops the failure of the former draft, and the swap that was prepared at its price. */
export function startReview(): void {
  if (!swap.loading && !swap.mayHaveBeenSent) updateSwap({ failure: null, prepared: null })
}

/**
 * Begins to build the transactions. Returns null while a run or a wallet request is pending, or the swap may have been
 * sent.
 */
export function startPreparing(): AbortSignal | null {
  return preparing.isRunning() || swap.loading || swap.mayHaveBeenSent ? null : preparing.begin()
}

export const endPreparing = (
  signal: AbortSignal,
  result: Partial<Pick<SwapState, 'prepared' | 'failure'>>,
) => settle(preparing, signal, result)

/** The user has seen a failure after which the swap may have been sent. */
export const retryReview = () => updateSwap({ mayHaveBeenSent: false })

/** True if the user has confirmed what is shown, and no order is pending. */
export const canOrder = (prepared: PreparedSwap): boolean =>
  swap.prepared === prepared && !swap.loading

/** Called only while `swapOrder` is running. */
export const startOrder = (activity: 'approving' | 'swapping') =>
  updateSwap({ activity, failure: null })

/** A swap that may have been broadcast must not be signed again. */
export function failOrder(
  result: Pick<SwapState, 'failure' | 'mayHaveBeenSent'>,
  isStale = result.mayHaveBeenSent,
): void {
  updateSwap({ ...result, ...(isStale && { prepared: null }) })
}

/** Drops the prepared swap, because the new allowance must be read before anything else is signed. */
export const endApproval = () => updateSwap({ prepared: null })

export function leaveSwap(): void {
  for (const run of [loadingTokens, quoting, preparing, swapOrder]) run.leave()
  resetSwap()
}
