import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { calls } from '../../controllers/calls.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { addModal, createModal, type Modal, removeModal, setOpen } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { CallBatch } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { frameApprovals } from '../embeddedWallet/frameApprovals.ts'
import { confirmCalls } from './confirmCalls.ts'

const element = {} as HTMLElement
const batch: CallBatch = {
  caipNetworkId: null,
  from: null,
  isAtomic: false,
  hasExtras: false,
  calls: [],
}
let modal: Modal

beforeEach(() => {
  modal = createModal(createRouter, element)
  addModal(modal)
})
afterEach(() => {
  removeModal(modal)
  endConnection('eip155')
})

const own = { address: '0xMe', type: 'eoa' }

function connection(type: 'ANNOUNCED' | 'AUTH', listed = [own]) {
  const live = {
    connection: { namespace: 'eip155', wallet: { type } },
    opened: { connect: async () => ({ accounts: listed }) },
    accounts: [own],
    stop() {},
  }
  endConnection('eip155')
  commitConnection('eip155', live as unknown as LiveConnection)
  Object.assign(accountOf('eip155'), {
    address: '0xMe',
    accounts: [own],
    caipNetworkId: 'eip155:1',
  })
  return live as unknown as LiveConnection
}
const top = () => modal.router.top()?.view
const shown = () => vi.waitFor(() => expect(calls.review).not.toBeNull())

it('the wallet gets the calls after the user has approved the review, and the modal closes', async () => {
  const request = vi.fn(async () => {
    expect(modal.state.open).toBe(false)
    return 'sent'
  })
  const response = confirmCalls(connection('ANNOUNCED'), batch, request)
  await shown()
  expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
  expect(request).not.toHaveBeenCalled()
  calls.review?.decide(true)
  expect(await response).toBe('sent')
  expect(calls.review).toBeNull()
})

it('the review waits for the wallet’s capabilities, and states whether the wallet may upgrade the account', async () => {
  const { promise, resolve } = createDeferred<boolean>()
  const mayUpgrade = vi.fn(() => promise)
  const response = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent', mayUpgrade)
  await shown()
  expect(calls.review).toMatchObject({ units: null, mayUpgrade: false })
  resolve(true)
  await vi.waitFor(() => expect(calls.review?.units).not.toBeNull())
  expect(calls.review?.mayUpgrade).toBe(true)
  expect(mayUpgrade).toHaveBeenCalledWith({ caipNetworkId: 'eip155:1', from: '0xMe' })
  calls.review?.decide(true)
  expect(await response).toBe('sent')
})

it('the review is shown even if the wallet does not respond to the request for its capabilities', async () => {
  vi.useFakeTimers()
  const silent = () => new Promise<boolean>(() => {})
  const response = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent', silent)
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(calls.review?.units).not.toBeNull())
  calls.review?.decide(true)
  expect(await response).toBe('sent')
})

it('a modal that was open before the review returns to its view afterwards', async () => {
  setOpen(modal, true)
  modal.router.reset('Account')
  const response = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')
  await shown()
  calls.review?.decide(true)
  await response
  expect([modal.state.open, top()]).toEqual([true, 'Account'])
})

it.each([
  ['cancelling', () => calls.review?.decide(false)],
  ['closing', () => setOpen(modal, false)],
  ['opening another view', () => modal.router.reset('Networks')],
])('%s declines the calls', async (_, leave) => {
  const request = vi.fn(async () => 'sent')
  const response = confirmCalls(connection('ANNOUNCED'), batch, request)
  await shown()
  leave()
  await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(request).not.toHaveBeenCalled()
  expect(calls.review).toBeNull()
})

it('calls can be reviewed while the wallet has not responded to earlier calls', async () => {
  const live = connection('ANNOUNCED')
  void confirmCalls(live, batch, () => new Promise(() => {}))
  await shown()
  calls.review?.decide(true)
  await vi.waitFor(() => expect(calls.review).toBeNull())
  const next = confirmCalls(live, batch, async () => 'sent')
  await shown()
  calls.review?.decide(true)
  expect(await next).toBe('sent')
})

it.each(['success', 'error'] as const)(
  'the embedded wallet shows its approval in the view of the review: %s',
  async (outcome) => {
    const request = async () => {
      expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
      frameApprovals.begin(element, () => {})?.(outcome)
      return 'sent'
    }
    const response = confirmCalls(connection('AUTH'), batch, request)
    await shown()
    calls.review?.decide(true)
    expect(await response).toBe('sent')
    expect(modal.state.open).toBe(false)
  },
)

it('calls go to the wallet without a review if the page has no element', async () => {
  removeModal(modal)
  expect(await confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')).toBe('sent')
})

it('the wallet gets the calls with the network and account of the review', async () => {
  const request = vi.fn(async () => 'sent')
  const live = connection('ANNOUNCED')
  Object.assign(accountOf('eip155'), { caipNetworkId: 'eip155:10' })
  const response = confirmCalls(live, batch, request)
  await shown()
  Object.assign(accountOf('eip155'), { address: '0xOther', caipNetworkId: 'eip155:1' })
  calls.review?.decide(true)
  await response
  expect(request).toHaveBeenCalledWith({ caipNetworkId: 'eip155:10', from: '0xMe' })
})

it('a wallet that disconnects before or during the review of its calls gets no request', async () => {
  const live = connection('ANNOUNCED')
  const request = vi.fn(async () => 'sent')
  const responses = [confirmCalls(live, batch, request), confirmCalls(live, batch, request)]
  await shown()
  endConnection('eip155')
  accountOf('eip155').address = null
  for (const response of responses) await expect(response).rejects.toMatchObject({ code: 4900 })
  expect(request).not.toHaveBeenCalled()
  expect(modal.state.open).toBe(false)
})

it('removing an embedded element rejects the calls that are reviewed in it', async () => {
  modal.state.embedded = true
  setOpen(modal, true)
  modal.router.reset('Account')
  const response = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')
  await shown()
  removeModal(modal)
  await expect(response).rejects.toMatchObject({ code: 4001 })
  expect(top()).toBe('Account')
})

it('calls of an account that is not connected are refused', async () => {
  const request = vi.fn(async () => 'sent')
  const response = confirmCalls(connection('ANNOUNCED'), { ...batch, from: '0xOther' }, request)
  await expect(response).rejects.toMatchObject({ code: 4100, message: '0xOther is not connected.' })
  expect([request.mock.calls, calls.review]).toEqual([[], null])
})

it('a wallet that changed its account without an event gets no calls', async () => {
  const request = vi.fn(async () => 'sent')
  const live = connection('ANNOUNCED', [{ address: '0xOther', type: 'eoa' }])
  const response = confirmCalls(live, { ...batch, from: '0xMe' }, request)
  await shown()
  calls.review?.decide(true)
  await expect(response).rejects.toMatchObject({ code: 4100 })
  expect(request).not.toHaveBeenCalled()
})
