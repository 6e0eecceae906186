import { afterEach, expect, it, vi } from 'vitest'
import { createSdkStorage, mergeStored } from './sdkStorage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the SDK’s storage returns a copy of the stored value', async () => {
  const storage = createSdkStorage()
  const value = { list: [1], big: 5n }
  await storage.setItem('key', value)
  value.list.push(2)
  expect(await storage.getItem('key')).toEqual({ list: [1], big: '5n' })
  expect(await storage.getEntries()).toEqual([['key', { list: [1], big: '5n' }]])
  await storage.removeItem('key')
  expect(await storage.getItem('key')).toBeUndefined()
  expect(await storage.getKeys()).toEqual([])
})

it('the SDK’s storage returns no deep link, because the SDK would open any stored link', async () => {
  const storage = createSdkStorage()
  const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
  await storage.setItem(key, { href: 'javascript:alert(1)', name: 'Evil' })
  expect(await storage.getItem(key)).toBeUndefined()
})

it.each([
  ['throws', { open: () => raise('SecurityError') }],
  ['refuses', { open: () => refusing() }],
])('the storage works in memory if IndexedDB %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const storage = createSdkStorage()
  await storage.setItem('key', 1)
  expect(await storage.getItem('key')).toBe(1)
})

it('the SDK’s storage works in memory if IndexedDB never responds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const storage = createSdkStorage()
  const stored = storage.setItem('key', 1)
  await vi.advanceTimersByTimeAsync(2000)
  await stored
  expect(await storage.getItem('key')).toBe(1)
})

it('the SDK’s storage works in memory if the database becomes unusable', async () => {
  const database = { transaction: () => raise('InvalidStateError') }
  vi.stubGlobal('indexedDB', { open: () => succeeding(database) })
  const storage = createSdkStorage()
  await storage.setItem('key', 1)
  expect(await storage.getItem('key')).toBe(1)
  expect(await storage.getItem('other')).toBeUndefined()
})

function raise(name: string): never {
  throw new DOMException('', name)
}

function refusing() {
  const request = { onerror: () => {} }
  queueMicrotask(() => request.onerror())
  return request
}

function succeeding(result: unknown) {
  const request = { result, onsuccess: () => {} }
  queueMicrotask(() => request.onsuccess())
  return request
}

const record = (topic: string, expiry = 1) => ({ topic, expiry })
const [a, b, c] = [record('a'), record('b'), record('c')]

it('`mergeStored` adds this tab’s new records to those of another tab', () => {
  expect(mergeStored([a], [a, b], [a, c])).toEqual([a, c, b])
  expect(mergeStored({ a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 })).toEqual({ a: 1, c: 3, b: 2 })
})

it('`mergeStored` removes records that this tab or another tab has removed', () => {
  expect(mergeStored([a, b], [b], [a, b, c])).toEqual([b, c])
  expect(mergeStored([a, b], [a, b], [a])).toEqual([a])
  expect(mergeStored({ a: 1, b: 2 }, { b: 2 }, { a: 1 })).toEqual({})
})

it('`mergeStored` prefers a change by this tab to a change by another tab', () => {
  const changed = record('a', 9)
  expect(mergeStored([a], [changed], [record('a', 5), b])).toEqual([changed, b])
  expect(mergeStored([a], [a], [record('a', 5)])).toEqual([record('a', 5)])
})

it('`mergeStored` returns this tab’s value if the values are not lists', () => {
  expect(mergeStored(undefined, [a], undefined)).toEqual([a])
  expect(mergeStored('x', 'y', 'z')).toBe('y')
  expect(mergeStored([], [a], { a: 1 })).toEqual([a])
})
