import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onramp, updateOnramp } from '../../controllers/onramp.ts'
import { options } from '../../controllers/options.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { assessOrder } from './assessOrder.ts'
import { isStandIn, quoteOrder } from './quoteOrder.ts'
import { builtInOptions } from './readOptions.ts'

/** Pending requests, each with a function that responds. */
let requests: { amount: string; signal: AbortSignal; respond(status: number, got?: string): void }[]

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: URL, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { amount } = JSON.parse(body) as { amount: string }
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const money = (value: string, currency = 'USD') => ({ amount: value, currency })
      const respond = (status: number, got = '1') => {
        const quote = {
          quoteId: 'q1',
          paymentTotal: money(amount),
          paymentSubtotal: money(amount),
          purchaseAmount: money(got, 'USDC'),
          coinbaseFee: money('0'),
          networkFee: money('0'),
        }
        resolve(new Response(JSON.stringify(quote), { status }))
      }
      requests.push({ amount, signal, respond })
    })
  })
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: 'https://api.example' })
  updateOnramp({ quote: null, quotesLoading: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function orderOf(paymentAmount: string) {
  const [paymentCurrency = null] = builtInOptions.paymentCurrencies
  const draft = { options: builtInOptions, paymentAmount, paymentCurrency, purchaseCurrency: null }
  return assessOrder(draft, testNetwork(1), 'en')
}

/** Types amounts as in the view, where each aborts the quote for the previous one. */
function type(...amounts: string[]) {
  let leave = () => {}
  for (const amount of amounts) {
    leave()
    leave = quoteOrder(orderOf(amount))
  }
  return leave
}

const settle = () => vi.advanceTimersByTimeAsync(0)

it('a pause in typing requests one purchase quote', async () => {
  type('1', '10', '100')
  await vi.advanceTimersByTimeAsync(499)
  expect(requests).toHaveLength(0)
  expect(onramp.quotesLoading).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests.map(({ amount }) => amount)).toEqual(['100'])
})

it('a newer amount aborts the pending purchase quote, and a late response is ignored', async () => {
  const leave = type('100')
  await vi.advanceTimersByTimeAsync(500)
  leave()
  quoteOrder(orderOf('200'))
  expect(requests[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  requests[1]?.respond(200, '198')
  await settle()
  requests[0]?.respond(200, '98')
  await settle()
  expect(onramp.quote?.orderKey).toBe(orderOf('200').key)
  expect(onramp.quote?.response.purchaseAmount.amount).toBe('198')
  expect(onramp.quotesLoading).toBe(false)
})

it('a failed purchase quote is replaced by a placeholder with the typed amount', async () => {
  type('100')
  await vi.advanceTimersByTimeAsync(500)
  requests[0]?.respond(503)
  await settle()
  const respond = onramp.quote?.response
  expect(respond && isStandIn(respond)).toBe(true)
  expect(respond?.purchaseAmount).toEqual({ amount: '100', currency: 'USD' })
})

it('an incomplete order requests no purchase quote', async () => {
  type('5')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(0)
  expect(onramp.quotesLoading).toBe(false)
})
