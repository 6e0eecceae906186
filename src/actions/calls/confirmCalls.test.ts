import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountOf } from '../../controllers/accounts.ts'
import { calls } from '../../controllers/calls.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { addModal, createModal, type Modal, removeModal, setOpen } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { CallBatch } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
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

function connection(type: 'ANNOUNCED' | 'AUTH') {
  const live = { connection: { namespace: 'eip155', wallet: { type } }, adapter: {}, stop() {} }
  endConnection('eip155')
  commitConnection('eip155', live as LiveConnection)
  return live as LiveConnection
}
const top = () => modal.router.top()?.view
const shown = () => vi.waitFor(() => expect(calls.review).not.toBeNull())

it('asks the wallet after the person has agreed, and leaves what it opened', async () => {
  const ask = vi.fn(async () => {
    expect(modal.state.open).toBe(false)
    return 'sent'
  })
  const answer = confirmCalls(connection('ANNOUNCED'), batch, ask)
  await shown()
  expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
  expect(ask).not.toHaveBeenCalled()
  calls.review?.decide(true)
  expect(await answer).toBe('sent')
  expect(calls.review).toBeNull()
})

it('goes back in an open modal', async () => {
  setOpen(modal, true)
  modal.router.reset('Account')
  const answer = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')
  await shown()
  calls.review?.decide(true)
  await answer
  expect([modal.state.open, top()]).toEqual([true, 'Account'])
})

it.each([
  ['cancelling', () => calls.review?.decide(false)],
  ['closing', () => setOpen(modal, false)],
  ['opening another view', () => modal.router.reset('Networks')],
])('%s is a no', async (_, leave) => {
  const ask = vi.fn(async () => 'sent')
  const answer = confirmCalls(connection('ANNOUNCED'), batch, ask)
  await shown()
  leave()
  await expect(answer).rejects.toMatchObject({ code: 4001 })
  expect(ask).not.toHaveBeenCalled()
  expect(calls.review).toBeNull()
})

it('a wallet that takes its time does not keep the next batch waiting', async () => {
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
  'the embedded wallet asks in the same place: %s',
  async (outcome) => {
    const ask = async () => {
      expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
      frameApprovals.begin(element, () => {})?.(outcome)
      return 'sent'
    }
    const answer = confirmCalls(connection('AUTH'), batch, ask)
    await shown()
    calls.review?.decide(true)
    expect(await answer).toBe('sent')
    expect(modal.state.open).toBe(false)
  },
)

it('without an element in the page the wallet is asked as it is', async () => {
  removeModal(modal)
  expect(await confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')).toBe('sent')
})

it('asks from where the person was shown the calls', async () => {
  Object.assign(accountOf('eip155'), { address: '0xMe', caipNetworkId: 'eip155:10' })
  const ask = vi.fn(async () => 'sent')
  const answer = confirmCalls(connection('ANNOUNCED'), batch, ask)
  await shown()
  Object.assign(accountOf('eip155'), { address: '0xOther', caipNetworkId: 'eip155:1' })
  calls.review?.decide(true)
  await answer
  expect(ask).toHaveBeenCalledWith({ caipNetworkId: 'eip155:10', from: '0xMe' })
})

it('a connection that ends while its calls are shown or wait is not asked', async () => {
  const live = connection('ANNOUNCED')
  const ask = vi.fn(async () => 'sent')
  const answers = [confirmCalls(live, batch, ask), confirmCalls(live, batch, ask)]
  await shown()
  endConnection('eip155')
  accountOf('eip155').address = null
  for (const answer of answers) await expect(answer).rejects.toMatchObject({ code: 4900 })
  expect(ask).not.toHaveBeenCalled()
  expect(modal.state.open).toBe(false)
})

it('an embedded element that leaves the page ends its question', async () => {
  modal.state.embedded = true
  setOpen(modal, true)
  modal.router.reset('Account')
  const answer = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')
  await shown()
  removeModal(modal)
  await expect(answer).rejects.toMatchObject({ code: 4001 })
  expect(top()).toBe('Account')
})
