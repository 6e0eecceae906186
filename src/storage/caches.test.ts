import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheKeys, clearCaches } from './caches.ts'
import { identityCache } from './identityCache.ts'
import { nativeBalanceCache } from './nativeBalanceCache.ts'
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

const stored = (key: string): { id: string }[] => JSON.parse(storage.values.get(key) ?? '[]')

it('a balance is cached for 30 s', () => {
  nativeBalanceCache.write('eip155:1:0xa', balance)
  vi.advanceTimersByTime(30_000)
  expect(nativeBalanceCache.read('eip155:1:0xa')).toEqual(balance)
  vi.advanceTimersByTime(1)
  expect(nativeBalanceCache.read('eip155:1:0xa')).toBeUndefined()
  expect(stored(cacheKeys.nativeBalance)).toEqual([])
})

it('an identity is cached for 5 minutes', () => {
  identityCache.write('0xa', identity)
  vi.advanceTimersByTime(300_000)
  expect(identityCache.read('0xa')).toEqual(identity)
  vi.advanceTimersByTime(1)
  expect(identityCache.read('0xa')).toBeUndefined()
})

it('removing entries by id preserves all other entries of a cache', () => {
  identityCache.write('0xa', identity)
  identityCache.write('0xb', identity)
  identityCache.forget(['0xa'])
  expect(stored(cacheKeys.identity).map(({ id }) => id)).toEqual(['0xb'])
})

it('reading a cache removes its expired entries, and no entry of another cache', () => {
  identityCache.write('old', identity)
  nativeBalanceCache.write('old', balance)
  vi.advanceTimersByTime(20_000)
  nativeBalanceCache.write('new', balance)
  vi.advanceTimersByTime(20_000)
  expect(nativeBalanceCache.read('absent')).toBeUndefined()
  expect(stored(cacheKeys.nativeBalance).map(({ id }) => id)).toEqual(['new'])
  expect(identityCache.read('old')).toEqual(identity)
})

it('writing a cache entry again renews its lifetime', () => {
  nativeBalanceCache.write('a', balance)
  vi.advanceTimersByTime(20_000)
  nativeBalanceCache.write('a', { amount: '2', symbol: 'ETH' })
  vi.advanceTimersByTime(20_000)
  expect(nativeBalanceCache.read('a')).toEqual({ amount: '2', symbol: 'ETH' })
  expect(stored(cacheKeys.nativeBalance)).toHaveLength(1)
})

it('a cache entry expires if the clock was set back', () => {
  nativeBalanceCache.write('a', balance)
  vi.setSystemTime(500_000)
  expect(nativeBalanceCache.read('a')).toBeUndefined()
})

it('a cache holds 50 entries, and drops the oldest', () => {
  for (let index = 0; index <= 50; index++) identityCache.write(`${index}`, identity)
  expect(stored(cacheKeys.identity)).toHaveLength(50)
  expect(identityCache.read('0')).toBeUndefined()
  expect(identityCache.read('50')).toEqual(identity)
})

it('malformed entries of a cache are ignored', () => {
  const timestamp = Date.now()
  const entries = [
    { id: 'bad', timestamp, value: { amount: 1 } },
    { id: 'good', timestamp, value: balance },
  ]
  storage.values.set(cacheKeys.nativeBalance, JSON.stringify(entries))
  expect(nativeBalanceCache.read('bad')).toBeUndefined()
  expect(nativeBalanceCache.read('good')).toEqual(balance)
})

it('clearing the caches removes all entries of every cache', () => {
  nativeBalanceCache.write('a', balance)
  identityCache.write('a', identity)
  clearCaches()
  expect(storage.values.size).toBe(0)
})

it('values above the maximum length are not cached', () => {
  nativeBalanceCache.write('a', { amount: '1'.repeat(1_000_000), symbol: 'ETH' })
  identityCache.write('a', { name: null, avatar: `https://a.example/${'x'.repeat(1_000_000)}` })
  expect(nativeBalanceCache.read('a')).toBeUndefined()
  expect(identityCache.read('a')).toBeUndefined()
  expect([...storage.values.values()].join('').length).toBeLessThan(1_000)
})

it('a cached identity is validated like the service’s response', () => {
  const timestamp = Date.now()
  const value = { name: ' \u202eevil\n', avatar: 'javascript:alert(1)' }
  const entries = [
    { id: 'bad', timestamp, value },
    { id: 'good', timestamp, value: { ...value, avatar: 'https://a.example/a.png' } },
  ]
  storage.values.set(cacheKeys.identity, JSON.stringify(entries))
  expect(identityCache.read('bad')).toBeUndefined()
  expect(identityCache.read('good')).toEqual({ name: 'evil', avatar: 'https://a.example/a.png' })
})
