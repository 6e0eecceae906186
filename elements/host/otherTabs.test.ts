import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const followOtherTab = vi.fn(async () => {})
vi.mock('../../src/actions/connection/followOtherTab.ts', () => ({ followOtherTab }))
vi.mock('./inPage.ts', () => ({ configuringHost: () => ({ restores: () => true }) }))

const { followOtherTabs } = await import('./otherTabs.ts')

beforeEach(() => {
  vi.useFakeTimers()
  followOtherTab.mockClear()
})
afterEach(() => vi.useRealTimers())

it('several changes in another tab cause one read of storage, after the last change', async () => {
  for (let key = 0; key < 5; key++) followOtherTabs()
  await vi.advanceTimersByTimeAsync(29)
  expect(followOtherTab).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(followOtherTab).toHaveBeenCalledExactlyOnceWith(true)
})

it('storage is read although another tab writes more often than every 30 ms', async () => {
  for (let ms = 0; ms < 3_000; ms += 10) {
    followOtherTabs()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(followOtherTab.mock.calls.length).toBeGreaterThanOrEqual(9)
})
