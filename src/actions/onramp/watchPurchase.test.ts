import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { onramp, updateOnramp, updatePurchase } from '../../controllers/onramp.ts'
import { options } from '../../controllers/options.ts'
import { watchPurchase } from './watchPurchase.ts'

const start = Date.parse('2026-11-22T10:00:00.000Z')
let rows: { status: string; minedAt: string }[] | number
let requests: URL[]
let codes: string[]
let stopListening: () => void

beforeEach(() => {
  rows = []
  requests = []
  codes = []
  stopListening = onHostEvent((name, detail) => {
    if (name === 'error') codes.push((detail as { code: string }).code)
  })
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('fetch', async (url: URL) => {
    requests.push(url)
    if (typeof rows === 'number') return new Response('', { status: rows })
    const data = rows.map(({ status, minedAt }, at) => ({
      id: String(at),
      metadata: {
        operationType: 'buy',
        minedAt,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      },
      transfers: [],
    }))
    return new Response(JSON.stringify({ data, next: null }))
  })
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: 'https://api.example' })
  updateOnramp({
    purchase: {
      provider: 'coinbase',
      address: '0xa',
      owner: 'eip155:1:0xa',
      startedAt: start,
      url: 'https://pay.example/',
      isBlocked: false,
      isClosed: false,
      isUnreachable: false,
      failure: null,
    },
  })
})
afterEach(() => {
  stopListening()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('purchases are requested at once and every 4 s, until one is listed that is newer than the click', async () => {
  rows = [{ status: 'SUCCESS', minedAt: '2026-11-22T09:59:59.000Z' }]
  const onSeen = vi.fn()
  watchPurchase(onSeen)
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.pathname).toBe('/v1/account/0xa/history')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requests).toHaveLength(2)
  expect(onSeen).not.toHaveBeenCalled()
  rows = [{ status: 'SUCCESS', minedAt: '2026-11-22T10:00:05.000Z' }]
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onSeen).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(3)
})

it('a purchase in progress is reported unless the first response lists it', async () => {
  updatePurchase(start, { startedAt: start + 1 })
  const yesterdays = { status: 'IN_PROGRESS', minedAt: '2026-11-21T09:00:00.000Z' }
  rows = [yesterdays]
  const onSeen = vi.fn()
  const leave = watchPurchase(onSeen)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onSeen).not.toHaveBeenCalled()
  rows = [yesterdays, { status: 'IN_PROGRESS', minedAt: '2026-11-22T09:59:59.000Z' }]
  // The user may have left and returned meanwhile.
  leave()
  watchPurchase(onSeen)
  await vi.advanceTimersByTimeAsync(0)
  expect(onSeen).toHaveBeenCalledOnce()
})

it('polling purchases stops after 3 minutes, and not before', async () => {
  watchPurchase(vi.fn())
  await vi.advanceTimersByTimeAsync(179_999)
  expect(onramp.purchase?.failure).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(onramp.purchase?.failure?.code).toBe('BUY_FAILED')
  expect(codes).toEqual(['BUY_FAILED'])
  const { length } = requests
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(length)
})

it('polling purchases continues while the service is down, and emits one error', async () => {
  rows = 503
  const onSeen = vi.fn()
  watchPurchase(onSeen)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(onramp.purchase).toMatchObject({ isUnreachable: true, failure: null })
  expect(codes).toEqual(['HTTP_ERROR'])
  rows = []
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onramp.purchase?.isUnreachable).toBe(false)
  rows = [{ status: 'SUCCESS', minedAt: '2026-11-22T10:00:05.000Z' }]
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onSeen).toHaveBeenCalledOnce()
})

it('polling purchases stops when the user leaves the view', async () => {
  const leave = watchPurchase(vi.fn())
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(requests).toHaveLength(1)
  expect(onramp.purchase?.failure).toBeNull()
})
