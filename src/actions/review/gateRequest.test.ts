import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { gateRequest } from './gateRequest.ts'
import type { loadReviewer } from './reviewRequest.ts'

type Reviewer = Awaited<ReturnType<typeof loadReviewer>>
const reviewed: Reviewer = async () => 'reviewed'
const load = vi.fn(async (_: string) => reviewed)
vi.mock(import('./reviewRequest.ts'), () => ({ loadReviewer: (namespace) => load(namespace) }))

const live = { connection: { namespace: 'eip155' } } as unknown as LiveConnection
const send = vi.fn(async (_: unknown) => 'sent')
const request = { method: 'personal_sign', params: ['0x00'], send }

beforeEach(() => {
  load.mockImplementation(async () => reviewed)
  send.mockClear()
})
afterEach(() => {
  updateOptions({ review: 'risky' })
  vi.useRealTimers()
})

it('a request goes through the review of its family', async () => {
  expect(await gateRequest(live, request)).toBe('reviewed')
  expect(send).not.toHaveBeenCalled()
})

it('a request goes to the wallet at once if the page has set `review` to `off`', async () => {
  updateOptions({ review: 'off' })
  for (const isAlwaysReviewed of [true, false])
    expect(await gateRequest(live, { ...request, isAlwaysReviewed })).toBe('sent')
  expect(send).toHaveBeenCalledWith(['0x00'])
})

it('a harmless request whose reader does not load in 2 s goes to the wallet, and an event says so', async () => {
  vi.useFakeTimers()
  const codes: unknown[] = []
  const stop = onHostEvent((name, detail) => {
    if (name === 'error') codes.push(Object(detail).code)
  })
  load.mockReturnValue(new Promise(() => {}))
  const response = gateRequest(live, { ...request, isPlain: () => true })
  await vi.advanceTimersByTimeAsync(1_900)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await response).toBe('sent')
  expect(codes).toEqual(['LOAD_FAILED'])
  stop()
})

it.each([
  [true, { sent: 'sent' }],
  [false, { code: 4001 }],
])(
  'the user decides on a request that is not harmless and whose reader does not load: %s',
  async (accepts, outcome) => {
    const confirm = vi.fn((_: string) => accepts)
    vi.stubGlobal('window', { confirm })
    load.mockRejectedValue(new Error('blocked'))
    for (const isPlain of [undefined, () => false]) {
      const response = gateRequest(live, { ...request, ...(isPlain && { isPlain }) })
      const settled = response.then(
        (sent) => ({ sent }),
        ({ code }) => ({ code }),
      )
      expect(await settled).toEqual(outcome)
    }
    expect(confirm.mock.calls[0]?.[0]).toBe('We can’t read this request\n\npersonal_sign')
    vi.unstubAllGlobals()
  },
)

it('with `review` set to `all` a request whose reader does not load is refused, and an event says so', async () => {
  updateOptions({ review: 'all' })
  const codes: unknown[] = []
  const stop = onHostEvent((_, detail) => codes.push(Object(detail).code))
  load.mockRejectedValue(new Error('blocked'))
  const response = gateRequest(live, { ...request, isPlain: () => true })
  await expect(response).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  stop()
  expect(codes).toEqual(['LOAD_FAILED'])
  expect(send).not.toHaveBeenCalled()
})

it('a batch of calls waits for its reader, and is refused if the reader does not load', async () => {
  vi.useFakeTimers()
  const { promise, reject } = createDeferred<Reviewer>()
  load.mockReturnValue(promise)
  const response = gateRequest(live, { ...request, isAlwaysReviewed: true })
  response.catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  reject(new Error('offline'))
  await expect(response).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  expect(send).not.toHaveBeenCalled()
})

it('a batch of calls whose reader does not load in 30 s is refused', async () => {
  vi.useFakeTimers()
  load.mockReturnValue(new Promise(() => {}))
  const response = gateRequest(live, { ...request, isAlwaysReviewed: true })
  const refused = expect(response).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(send).not.toHaveBeenCalled()
})
