import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { addModal, createModal, type Modal, removeModal, setOpen } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { frameApprovals } from './frameApprovals.ts'

const element = {} as HTMLElement
let modal: Modal

beforeEach(() => {
  modal = createModal(createRouter, element)
  addModal(modal)
})
afterEach(() => removeModal(modal))

const top = () => modal.router.top()?.view
const begin = (cancel = () => {}) => {
  const end = frameApprovals.begin(element, cancel)
  if (!end) throw new Error('there is nowhere to show it')
  return end
}

it('a closed modal opens for a request of the frame, and closes afterwards', () => {
  const end = begin()
  expect([modal.state.open, top()]).toEqual([true, 'ApproveTransaction'])
  end('success')
  expect(modal.state.open).toBe(false)
})

it('an open modal returns to its view after the last request of the frame', () => {
  setOpen(modal, true)
  modal.router.reset('Account')
  const [first, second] = [begin(), begin()]
  expect(top()).toBe('ApproveTransaction')
  first('success')
  expect(top()).toBe('ApproveTransaction')
  second('error')
  expect([modal.state.open, top()]).toEqual([true, 'Account'])
})

it.each([
  ['success', 'Account', ['done']],
  ['error', 'WalletSendPreview', ['cancelled']],
] as const)(
  'the outcome of a frame request settles the router’s pending transaction: %s',
  (outcome, view, calls) => {
    const called: string[] = []
    setOpen(modal, true)
    modal.router.reset('WalletSendPreview')
    modal.router.pushTransaction({
      view: 'Account',
      goBack: false,
      onSuccess: () => called.push('done'),
      onCancel: () => called.push('cancelled'),
    })
    begin()(outcome)
    expect(top()).toBe(view)
    expect(called).toEqual(calls)
    expect(modal.router.transactions).toEqual([])
  },
)

it.each([
  ['closing the modal', () => setOpen(modal, false)],
  ['opening another view', () => modal.router.reset('Networks')],
])('%s cancels the frame’s pending requests and the router’s pending transaction', (_, leave) => {
  const called: string[] = []
  setOpen(modal, true)
  modal.router.reset('WalletSendPreview')
  modal.router.pushTransaction({
    view: 'Account',
    goBack: false,
    onCancel: () => called.push('transaction'),
  })
  begin(() => called.push('request'))
  leave()
  expect(called).toEqual(['transaction', 'request'])
  expect(top()).not.toBe('ApproveTransaction')
  // The next request begins without the state of this one.
  begin()('success')
  expect(modal.state.open && top() === 'ApproveTransaction').toBe(false)
})

it('a request of the frame is refused if the page has no element', () => {
  expect(frameApprovals.begin(null, () => {})).toBeNull()
})

it('a method that the frame refuses opens the modal and shows the error after 300 ms', () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const codes: string[] = []
  const stop = onHostEvent((name, detail) => {
    if (name === 'error') codes.push((detail as { code: string }).code)
  })
  setOpen(modal, true)
  frameApprovals.refused('eth_sign')
  vi.advanceTimersByTime(299)
  expect(codes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(codes).toEqual(['ACTION_NOT_ALLOWED'])
  stop()
  vi.useRealTimers()
})
