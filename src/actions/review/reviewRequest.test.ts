import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { addModal, createModal, type Modal, removeModal } from '../../controllers/modal.ts'
import { updateOptions } from '../../controllers/options.ts'
import { review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ReadRequest, RequestReader } from '../../types/review.ts'
import { reviewRequest } from './reviewRequest.ts'

let modal: Modal
const live = {
  connection: { namespace: 'eip155', wallet: { id: 'io.wallet' } },
  opened: { connect: async () => ({ accounts: [] }) },
  accounts: [],
  stop() {},
} as unknown as LiveConnection
const found: ReadRequest = {
  heading: 'review.heading.calls',
  caipNetworkId: null,
  from: null,
  isRisky: false,
  statements: [],
}
const params = [{ any: 'params' }]
const request = { method: 'personal_sign', params }
const reading = (read: RequestReader['read']) => {
  const send = vi.fn(async (_: unknown) => 'sent')
  const turn = { before: Promise.resolve(), end: () => {} }
  return { send, response: reviewRequest(live, { read }, { ...request, send }, turn) }
}
const shown = () => vi.waitFor(() => expect(review.shown).not.toBeNull())

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  modal = createModal(createRouter, {} as HTMLElement)
  addModal(modal)
  commitConnection('eip155', live)
})
afterEach(() => {
  removeModal(modal)
  endConnection('eip155')
  updateOptions({ review: 'risky', contracts: undefined })
  vi.unstubAllGlobals()
})

it('a request that is not risky goes to the wallet at once', async () => {
  const { response, send } = reading(() => found)
  expect(await response).toBe('sent')
  expect(send.mock.calls[0]?.[0]).toBe(params)
  expect(await reading(() => null).response).toBe('sent')
})

it.each([
  ['a risky request', 'risky', { ...found, isRisky: true }],
  ['a request that is not risky, with `review` set to `all`,', 'all', found],
] as const)('%s goes to the wallet unchanged after its review', async (_, setting, read) => {
  updateOptions({ review: setting })
  const { response, send } = reading(async () => read)
  await shown()
  expect(send).not.toHaveBeenCalled()
  review.shown?.decide(true)
  expect(await response).toBe('sent')
  expect(send.mock.calls[0]?.[0]).toBe(params)
})

it('the review says that a request cannot be read if the reader fails', async () => {
  const { response, send } = reading(() => {
    throw new TypeError('broken')
  })
  await shown()
  expect(review.shown?.request.statements).toMatchObject([{ text: 'review.cannotRead' }])
  review.shown?.decide(false)
  await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(send).not.toHaveBeenCalled()
})

it('a request that the reader refuses is rejected with its error', async () => {
  const { response, send } = reading(() => {
    throw new ProviderRpcError(errorCodes.invalidParams, 'no')
  })
  await expect(response).rejects.toMatchObject({ code: -32602 })
  expect(send).not.toHaveBeenCalled()
})

it('the event `review` has verdict and sentences, also of a request that is not reviewed', async () => {
  const heard = vi.fn()
  const stop = onHostEvent(heard)
  const pays = {
    text: 'review.pay',
    values: {
      value: { kind: 'amount', amount: 5n, unit: { symbol: 'ETH', decimals: 18 } },
      to: { kind: 'address', address: '0xBob' },
    },
  } as const
  await loadMessages('en', 'reviews')
  await reading(() => ({ ...found, statements: [pays] })).response
  stop()
  expect(heard).toHaveBeenCalledExactlyOnceWith('review', {
    namespace: 'eip155',
    method: 'personal_sign',
    verdict: 'harmless',
    sentences: ['Send 0.000000000000000005 ETH to 0xBob'],
    changes: null,
  })
})

it.each([
  ['a harmless request', found],
  ['a risky request', { ...found, isRisky: true }],
])('a page that prevents the default of `review` declines %s', async (_, request) => {
  const stop = onHostEvent(() => false)
  const { response, send } = reading(() => request)
  await expect(response).rejects.toMatchObject({ code: 4001 })
  stop()
  expect(send).not.toHaveBeenCalled()
  expect(review.shown).toBeNull()
})

it('a request for an address that the page has not declared is reviewed, with a warning that names it', async () => {
  updateOptions({ contracts: '{"eip155:1": ["0xShop"]}' })
  const doubts = [{ kind: 'right', address: '0xThief' }] as const
  const { response, send } = reading(() => ({ ...found, caipNetworkId: 'eip155:1', doubts }))
  await shown()
  expect(review.shown?.request.warnings).toEqual([
    {
      text: 'review.undeclared',
      values: { address: { kind: 'address', address: '0xThief' } },
      isGrave: true,
    },
  ])
  expect(send).not.toHaveBeenCalled()
  review.shown?.decide(false)
  await expect(response).rejects.toMatchObject({ code: 4001 })
})

it('a request for declared addresses alone goes to the wallet at once', async () => {
  updateOptions({ contracts: '{"eip155:1": ["0xShop"]}' })
  const doubts = [{ kind: 'right', address: '0xshop' }] as const
  const { response } = reading(() => ({ ...found, caipNetworkId: 'eip155:1', doubts }))
  expect(await response).toBe('sent')
})
