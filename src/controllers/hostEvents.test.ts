import { expect, it, vi } from 'vitest'
import { emitHostEvent, onHostEvent, setLastElement } from './hostEvents.ts'

it('the element that left the page last hears errors while no element is in the page', () => {
  const error = { code: 'UNKNOWN', shortMessage: '', longMessage: '', cause: null } as const
  const [gone, present] = [vi.fn(), vi.fn()]
  setLastElement(gone)
  const stop = onHostEvent(present)
  emitHostEvent('error', error)
  expect([present, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  stop()
  emitHostEvent('error', error)
  emitHostEvent('pairinguri', { uri: 'wc:', expiresAt: 0 })
  expect(gone.mock.calls).toEqual([['error', error]])
})
