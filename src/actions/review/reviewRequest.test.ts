import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { addModal, createModal, type Modal, removeModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { review } from '../../controllers/review.ts'
import { createRouter } from '../../controllers/router.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ReadRequest, RequestReader } from '../../types/review.ts'
import { reviewRequest } from './reviewRequest.ts'

let modal: Modal
const live = {
  connection: { namespace: 'eip155', wallet: { type: 'ANNOUNCED' } },
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
  vi.stubGlobal('location', { origin: 'https://app.example' })
  modal = createModal(createRouter, {} as HTMLElement)
  addModal(modal)
  commitConnection('eip155', live)
})
afterEach(() => {
  removeModal(modal)
  endConnection('eip155')
  options.review = 'risky'
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
  options.review = setting
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
