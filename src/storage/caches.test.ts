import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearCaches, readCached, writeCached } from './caches.ts'
import { storageKeys } from './keys.ts'
import { read } from './storage.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

let storage: ReturnType<typeof createFakeStorage>
const balance = { amount: '1.5', symbol: 'ETH' }
const identity = { name: 'vitalik.eth', avatar: null }

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['nativeBalanceCache', balance, 30_000],
  ['identityCache', identity, 300_000],
] as const)('keeps an entry of %s for its lifetime and no longer', (name, value, lifetimeMs) => {
  writeCached(name, 'eip155:1:0xa', value)
  vi.advanceTimersByTime(lifetimeMs)
  expect(readCached(name, 'eip155:1:0xa')).toEqual(value)
  vi.advanceTimersByTime(1)
  expect(readCached(name, 'eip155:1:0xa')).toBeUndefined()
  expect(read(name) ?? []).toEqual([])
})

it('drops expired entries of a cache on read without touching the other cache', () => {
  writeCached('identityCache', 'old', identity)
  writeCached('nativeBalanceCache', 'old', balance)
  vi.advanceTimersByTime(20_000)
  writeCached('nativeBalanceCache', 'new', balance)
  vi.advanceTimersByTime(20_000)
  expect(readCached('nativeBalanceCache', 'absent')).toBeUndefined()
  expect(read('nativeBalanceCache')?.map(({ id }) => id)).toEqual(['new'])
  expect(readCached('identityCache', 'old')).toEqual(identity)
})

it('replaces an entry and renews its lifetime', () => {
  writeCached('nativeBalanceCache', 'a', balance)
  vi.advanceTimersByTime(20_000)
  writeCached('nativeBalanceCache', 'a', { amount: '2', symbol: 'ETH' })
  vi.advanceTimersByTime(20_000)
  expect(readCached('nativeBalanceCache', 'a')).toEqual({ amount: '2', symbol: 'ETH' })
  expect(read('nativeBalanceCache')).toHaveLength(1)
})

it('does not keep an entry alive because the clock was set back', () => {
  writeCached('nativeBalanceCache', 'a', balance)
  vi.setSystemTime(500_000)
  expect(readCached('nativeBalanceCache', 'a')).toBeUndefined()
})

it('holds at most 50 entries, the oldest giving way', () => {
  for (let index = 0; index <= 50; index++) writeCached('identityCache', `${index}`, identity)
  expect(read('identityCache')).toHaveLength(50)
  expect(readCached('identityCache', '0')).toBeUndefined()
  expect(readCached('identityCache', '50')).toEqual(identity)
})

it('ignores malformed entries', () => {
  const timestamp = Date.now()
  const stored = [
    { id: 'bad', timestamp, value: { amount: 1 } },
    { id: 'good', timestamp, value: balance },
  ]
  storage.values.set(storageKeys.nativeBalanceCache, JSON.stringify(stored))
  expect(readCached('nativeBalanceCache', 'bad')).toBeUndefined()
  expect(readCached('nativeBalanceCache', 'good')).toEqual(balance)
})

it('forgets all caches at once', () => {
  writeCached('nativeBalanceCache', 'a', balance)
  writeCached('identityCache', 'a', identity)
  clearCaches()
  expect(storage.values.size).toBe(0)
})
