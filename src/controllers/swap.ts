import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { Expectation, MarketReading } from '../types/market.ts'
import type { Order, StaleReason } from '../types/order.ts'
import type { QuoteChange, SwapQuote, SwapToken } from '../types/swap.ts'
import type { SwapCall, SwapOrder } from '../types/swapper.ts'
import { createLatest, type Latest } from '../utils/createLatest.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'

/**
 * A swap as the user reviews it, frozen. The service's response has been compared with the trade and simulated. Its kind
 * is `approve` while an approval with a request of its own comes first; `fee` is that of all its calls together.
 */
export interface PreparedSwap extends Order {
  readonly kind: 'swap' | 'approve'
  readonly trade: Readonly<SwapOrder>
  readonly call: Readonly<SwapCall>
  /** Approvals before the swap. Empty if the allowance suffices. */
  readonly approvals: readonly Readonly<SwapCall>[]
  /** True if the wallet gets approvals and swap in one request, and carries out all of them or none. */
  readonly isBatch: boolean
  /** Base units of the target token that the account receives in the simulation. Null if no node could simulate. */
  readonly arrives: bigint | null
  /** True if a node that does not share the swap service's host has simulated the calls. */
  readonly isProved: boolean
  /** Gas limits of the approvals, then of the swap; null if no node could simulate. */
  readonly gasLimits: readonly bigint[] | null
  /** Prices of the trade's tokens and of the native one, when the order was made. */
  readonly prices: Readonly<Record<string, number>>
  /** Values of the trade from all sources when the order was made; null if none was read. */
  readonly evidence: Readonly<SwapEvidence> | null
  /** The native token of the service's list, if there is one. */
  readonly tokens: readonly SwapToken[]
}

/** Values of a trade from the sources that could be read. The value is replaced as a whole. */
export interface SwapEvidence {
  /** Key of the trade (`tradeKey`), since the evidence is valid for its tokens and amount only. */
  trade: string
  expectations: readonly Expectation[]
  /** True if sources disagree on the price of the source or target token. */
  isContradicted: boolean
}

/**
 * The draft of a swap, one per page. Only the transitions below write `tokensStatus`, `quoteStatus` and `activity`:
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
 * `swapOrder` aborts quoting and preparing when it begins, since no newer quote may replace the one that the user has
 * confirmed. The result of a run that was replaced or left is ignored. If a swap may have been sent, nothing is quoted
 * or prepared until the user retries or changes the input.
 */
export interface SwapState {
  /** Tokens that can be swapped on the network. The array is replaced as a whole. */
  tokens: readonly SwapToken[]
  /** CAIP-10 addresses (lower case) of well-known tokens, by symbol (capitals). The value is replaced as a whole. */
  wellKnown: Readonly<Record<string, string>>
  tokensStatus: 'idle' | 'loading' | 'ready' | 'failed'
  sourceToken: SwapToken | null
  toToken: SwapToken | null
  /** Amount as the user has entered it. */
  sourceTokenAmount: string
  /** Slippage in percent as the user has entered it; empty for the usual one. */
  slippageText: string
  /** BCP 47 tag of the modal in which the user enters the amount. The tag selects the decimal separator. */
  locale: string
  /**
   * US dollars per token, by CAIP-10 address (lower case), for display only. Missing are tokens without a price, and
   * those that only the swap service prices.
   */
  prices: Readonly<Record<string, number>>
  /** Values of the entered trade from all sources; null until read. */
  evidence: SwapEvidence | null
  /** Balances from nodes in base units, by CAIP-10 address (lower case). */
  holdings: Readonly<Record<string, bigint>>
  /** Decimals of tokens as their contracts state them, by CAIP-10 address (lower case). */
  contractDecimals: Readonly<Record<string, number>>
  /** Gas price of the service, which its quotes require; null until read. */
  gasPrice: bigint | null
  /** Maximum fee of a typical swap, in base units of the native token; null until read. */
  gasFee: bigint | null
  /** Quote of the entered amount. During a refresh the previous quote stays. */
  quote: SwapQuote | null
  quoteStatus: 'idle' | 'loading' | 'ready' | 'noRoute' | 'failed'
  /** Change since the previous quote of the same amount. Null if there is no previous quote. */
  change: QuoteChange | null
  prepared: PreparedSwap | null
  /** Set if the prepared swap must be made again. */
  stale: StaleReason | null
  activity: 'idle' | 'preparing' | 'approving' | 'swapping'
  /** True while a wallet request is pending. */
  loading: boolean
  /** Error of the last attempt, if that attempt failed. The draft stays. */
  failure: WalletModalError | null
  /**
   * True if the last attempt failed after the wallet had received the request. The wallet may then have broadcast the
   * transaction.
   */
  mayHaveBeenSent: boolean
}

function emptyDraft(): SwapState {
  return {
    tokens: asWhole([]),
    wellKnown: {},
    tokensStatus: 'idle',
    sourceToken: null,
    toToken: null,
    sourceTokenAmount: '',
    slippageText: '',
    locale: 'en',
    prices: {},
    evidence: null,
    holdings: {},
    contractDecimals: {},
    gasPrice: null,
    gasFee: null,
    quote: null,
    quoteStatus: 'idle',
    change: null,
    prepared: null,
    stale: null,
    activity: 'idle',
    loading: false,
    failure: null,
    mayHaveBeenSent: false,
  }
}

export const swap: ReadonlyState<SwapState> = createState<SwapState>(emptyDraft())

/** Sets fields of the draft. Callers in other files must not set `tokensStatus`, `quoteStatus` or `activity`. */
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

/** Sends an approval or a swap. `leave` has the effects described at `sendOrder` in `controllers/send.ts`. */
export const swapOrder = createLatest((loading) => {
  if (loading) {
    preparing.leave()
    quoting.leave()
  }
  updateSwap(loading ? { loading, mayHaveBeenSent: false } : { loading, activity: 'idle' })
})

/**
 * Runs once: from the first draft until the page is unloaded, so that account and network are not watched twice.
 */
export const watchingSwapper = createLatest()

interface PriceReads {
  /** True if the last read of the service's prices failed. */
  hasFailed: boolean
  /** The last reading of pools, by the trade for which they were read. */
  market: { key: string; readAt: number; reading: Promise<MarketReading | null> } | null
}

const priceReads: PriceReads = { hasFailed: false, market: null }

/** State of reading prices. Not reactive. */
export const swapPrices: Readonly<PriceReads> = priceReads

export function updateSwapPrices(patch: Partial<PriceReads>): void {
  Object.assign(priceReads, patch)
}

/** Sets the result of a run and ends it. Returns false without a change if the run is stale. */
function settle(run: Latest, { aborted }: AbortSignal, result: Partial<SwapState>): boolean {
  if (aborted) return false
  updateSwap(result)
  run.leave()
  return true
}

/** Starts loading the tokens. Returns null if they are loaded or loading. */
export function startTokens(): AbortSignal | null {
  if (swap.tokensStatus === 'loading' || swap.tokensStatus === 'ready') return null
  updateSwap({ tokensStatus: 'loading', failure: null })
  return loadingTokens.begin()
}

export const endTokens = (
  signal: AbortSignal,
  result: Partial<SwapState> & { tokensStatus: 'ready' | 'failed' },
) => settle(loadingTokens, signal, result)

/**
 * Starts quoting a changed input. Clears the previous quote and the prepared swap. Returns null if the input is
 * incomplete.
 */
export function startQuote(isComplete: boolean): AbortSignal | null {
  quoting.leave()
  const quoteStatus = isComplete ? 'loading' : 'idle'
  const none = { quote: null, change: null, prepared: null, stale: null, failure: null }
  updateSwap({ ...none, quoteStatus, mayHaveBeenSent: false })
  return isComplete ? quoting.begin() : null
}

/**
 * Starts a refresh of the quote; the shown quote stays until `endQuote`. Returns null while a quote is pending, or if
 * the swap may have been sent.
 */
export function restartQuote(): AbortSignal | null {
  const isPending = quoting.isRunning() || swap.quoteStatus === 'loading'
  return isPending || swap.mayHaveBeenSent ? null : quoting.begin()
}

export const endQuote = (
  signal: AbortSignal,
  result: Pick<SwapState, 'quote' | 'quoteStatus' | 'change' | 'failure'>,
) => settle(quoting, signal, result)

/** Clears the last failure and the prepared swap, whose quote may be stale. */
export function startReview(): void {
  if (!swap.loading && !swap.mayHaveBeenSent)
    updateSwap({ failure: null, prepared: null, stale: null })
}

/**
 * Starts building the transactions. Returns null while a build or a wallet request is pending, or if the swap may have
 * been sent.
 */
export function startPreparing(): AbortSignal | null {
  return preparing.isRunning() || swap.loading || swap.mayHaveBeenSent ? null : preparing.begin()
}

export const endPreparing = (
  signal: AbortSignal,
  result: Partial<Pick<SwapState, 'prepared' | 'failure'>>,
) => settle(preparing, signal, { ...result, stale: null })

/**
 * Permits a new quote and order. Called when the user retries after a failure that was shown as "may have been sent".
 */
export const retryReview = () => updateSwap({ mayHaveBeenSent: false })

/** True if `prepared` is not stale and no order is pending. */
export const canOrder = (prepared: PreparedSwap): boolean =>
  swap.prepared === prepared && !swap.loading

/** Sets the activity of an order. Must be called only while `swapOrder` is running. */
export const startOrder = (activity: 'approving' | 'swapping') =>
  updateSwap({ activity, failure: null })

/**
 * Sets the failure. If `isStale`, also clears the prepared swap, because a swap that may have been sent must not be
 * signed again.
 */
export function failOrder(
  result: Pick<SwapState, 'failure' | 'mayHaveBeenSent'>,
  isStale = result.mayHaveBeenSent,
): void {
  updateSwap({ ...result, ...(isStale && { prepared: null }) })
}

/** Clears the prepared swap. The next swap is built with the new allowance. */
export const endApproval = () => updateSwap({ prepared: null, stale: null })

/** Marks the prepared swap as stale; the user has to review a new one. */
export const markStale = (prepared: PreparedSwap, stale: StaleReason): void => {
  if (swap.prepared === prepared) updateSwap({ stale })
}

export function leaveSwap(): void {
  priceReads.market = null
  for (const run of [loadingTokens, quoting, preparing, swapOrder]) run.leave()
  resetSwap()
}
