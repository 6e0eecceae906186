import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideToast, showToast, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  hideToast()
})
afterEach(() => vi.useRealTimers())

it('a toast shows at once if no other is open, and closes after 2.5 s', () => {
  showToast('Address copied', 'success')
  expect(toast).toMatchObject({ open: true, message: 'Address copied', variant: 'success' })
  vi.advanceTimersByTime(2499)
  expect(toast.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(toast.open).toBe(false)
})

it('a new toast closes the open one, and shows 150 ms later', () => {
  showToast('First', 'info')
  showToast('Second', 'error')
  expect(toast.open).toBe(false)
  vi.advanceTimersByTime(149)
  expect(toast.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(toast).toMatchObject({ open: true, message: 'Second' })
})

it('a toast shows the icon that it was given, else the icon of its variant', () => {
  showToast('Certified', 'info', { svg: 'M0 0' })
  expect(toast.svg).toBe('M0 0')
  hideToast()
  showToast('Address copied', 'success')
  expect(toast.svg).toBeNull()
})

it('a toast without autoClose stays until it is hidden', () => {
  showToast('Authenticating...', 'loading', { autoClose: false })
  vi.advanceTimersByTime(60_000)
  expect(toast.open).toBe(true)
  hideToast()
  expect(toast.open).toBe(false)
})
