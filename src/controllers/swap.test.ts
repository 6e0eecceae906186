import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedSwap } from './swap.ts'
import {
  canOrder,
  endPreparing,
  endQuote,
  endTokens,
  failOrder,
  leaveSwap,
  preparing,
  quoting,
  restartQuote,
  retryReview,
  startOrder,
  startPreparing,
  startQuote,
  startReview,
  startTokens,
  swap,
  swapOrder,
  updateSwap,
} from './swap.ts'

const quote = { fromAmount: 1n, toAmount: 2n }
const ready = { quote, quoteStatus: 'ready', change: null, failure: null } as const
const prepared = {} as PreparedSwap

/** The signal of a run that must have started. */
function begun(signal: AbortSignal | null): AbortSignal {
  if (!signal) throw new Error('it did not start')
  return signal
}

beforeEach(leaveSwap)
afterEach(leaveSwap)

describe('the token list of a swap', () => {
  it('is loaded once', () => {
    const signal = begun(startTokens())
    expect(startTokens()).toBeNull()
    expect(endTokens(signal, { tokensStatus: 'ready' })).toBe(true)
    expect(startTokens()).toBeNull()
  })

  it('is loaded again after a failure', () => {
    endTokens(begun(startTokens()), { tokensStatus: 'failed' })
    expect(swap.tokensStatus).toBe('failed')
    expect(startTokens()).not.toBeNull()
  })

  it('is ignored if it belongs to the previous account', () => {
    const signal = begun(startTokens())
    leaveSwap()
    expect(endTokens(signal, { tokensStatus: 'ready' })).toBe(false)
    expect(swap.tokensStatus).toBe('idle')
  })
})

describe('a quote', () => {
  it('is ignored if it is for an earlier amount', () => {
    const former = begun(startQuote(true))
    const latest = begun(startQuote(true))
    endQuote(former, ready)
    expect(swap).toMatchObject({ quote: null, quoteStatus: 'loading' })
    endQuote(latest, ready)
    expect(swap).toMatchObject({ quote, quoteStatus: 'ready' })
  })

  it('is not requested for an incomplete input, and the previous quote is cleared', () => {
    endQuote(begun(startQuote(true)), ready)
    expect(startQuote(false)).toBeNull()
    expect(swap).toMatchObject({ quote: null, quoteStatus: 'idle' })
  })

  it('stays while a single request refreshes it', () => {
    endQuote(begun(startQuote(true)), ready)
    expect(restartQuote()).not.toBeNull()
    expect(restartQuote()).toBeNull()
    expect(swap).toMatchObject({ quote, quoteStatus: 'ready' })
  })
})

describe('the prepared swap', () => {
  it('is stored at the end of the run', () => {
    const signal = begun(startPreparing())
    expect(swap.activity).toBe('preparing')
    expect(startPreparing()).toBeNull()
    endPreparing(signal, { prepared })
    expect(swap).toMatchObject({ activity: 'idle', prepared })
  })

  it('is not stored if the user left the preview meanwhile', () => {
    const signal = begun(startPreparing())
    preparing.leave()
    expect(endPreparing(signal, { prepared })).toBe(false)
    expect(swap).toMatchObject({ activity: 'idle', prepared: null })
  })

  it('is cleared when the preview opens, unless an order is pending', () => {
    updateSwap({ prepared })
    startReview()
    expect(swap.prepared).toBeNull()
    swapOrder.begin()
    updateSwap({ prepared })
    startReview()
    expect(swap.prepared).toEqual(prepared)
  })
})

describe('an order', () => {
  it('aborts a quote and a preparation that would replace the confirmed swap', () => {
    const request = begun(startQuote(true))
    const building = begun(startPreparing())
    swapOrder.begin()
    startOrder('swapping')
    expect([request.aborted, building.aborted]).toEqual([true, true])
    expect(swap).toMatchObject({ activity: 'swapping', loading: true })
    expect(startPreparing()).toBeNull()
    swapOrder.leave()
    expect(swap).toMatchObject({ activity: 'idle', loading: false })
  })

  it('is accepted only for the shown swap, one at a time', () => {
    updateSwap({ prepared })
    const shown = swap.prepared as PreparedSwap
    expect(canOrder({ ...shown })).toBe(false)
    expect(canOrder(shown)).toBe(true)
    swapOrder.begin()
    expect(canOrder(shown)).toBe(false)
  })

  it('is not prepared again after a possible broadcast, unless the user retries', () => {
    updateSwap({ prepared })
    failOrder({ failure: null, mayHaveBeenSent: true })
    expect(swap.prepared).toBeNull()
    expect([startPreparing(), restartQuote()]).toEqual([null, null])
    retryReview()
    expect(startPreparing()).not.toBeNull()
  })

  it('can be confirmed again unchanged after the user has declined it', () => {
    updateSwap({ prepared })
    failOrder({ failure: null, mayHaveBeenSent: false })
    expect(swap.prepared).toEqual(prepared)
  })

  it('is aborted when the account changes, and its draft is cleared', () => {
    updateSwap({ sourceTokenAmount: '1' })
    const signal = swapOrder.begin()
    startOrder('approving')
    leaveSwap()
    expect(signal.aborted).toBe(true)
    expect(quoting.isRunning()).toBe(false)
    expect(swap).toMatchObject({ sourceTokenAmount: '', activity: 'idle', loading: false })
  })
})
