import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '../../controllers/calls.ts'
import { addModal, createModal, type Modal, removeModal, setOpen } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import type { CallBatch } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { frameApprovals } from '../embeddedWallet/frameApprovals.ts'
import { confirmCalls } from './confirmCalls.ts'

const element = {} as HTMLElement
const batch: CallBatch = { caipNetworkId: null, from: null, isAtomic: false, calls: [] }
let modal: Modal

beforeEach(() => {
  modal = createModal(createRouter, element)
  addModal(modal)
})
afterEach(() => removeModal(modal))

const connection = (type: 'ANNOUNCED' | 'AUTH') =>
  ({ connection: { namespace: 'eip155', wallet: { type } }, adapter: {} }) as LiveConnection
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
  void confirmCalls(connection('ANNOUNCED'), batch, () => new Promise(() => {}))
  await shown()
  calls.review?.decide(true)
  await vi.waitFor(() => expect(calls.review).toBeNull())
  const next = confirmCalls(connection('ANNOUNCED'), batch, async () => 'sent')
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
