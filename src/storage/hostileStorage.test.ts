import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sentTransaction } from '../controllers/testing/sentTransaction.ts'
import type { SignInSession } from '../types/siwx.ts'
import { addressListCache } from './addressListCache.ts'
import { announcedWalletsKey, readAnnounced } from './announcedWallets.ts'
import { arrivalCache } from './arrivals.ts'
import { cacheKeys } from './caches.ts'
import { readAddress, readNetworkId } from './choices.ts'
import { embeddedWalletKeys, readLogin } from './embeddedWallet.ts'
import { identityCache } from './identityCache.ts'
import { connectorIdKey, storageKeys } from './keys.ts'
import { nameCache } from './nameCache.ts'
import { nativeBalanceCache } from './nativeBalanceCache.ts'
import { takePendingLogin, writePendingLogin } from './pendingLogin.ts'
import { readPending, writePending } from './pendingTransactions.ts'
import { readPortfolio } from './portfolioCache.ts'
import { readSiwxSessions, siwxSessionsKey, writeSiwxSessions } from './siwxSessions.ts'
import { pendingTransactionsKey, read, readConnectorId, type StoredName, write } from './storage.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

/** Everything that the modal reads from storage, by key. */
const readers: [key: string, read: () => unknown][] = [
  ...(Object.entries(storageKeys) as [StoredName, string][]).map(
    ([name, key]): [string, () => unknown] => [key, () => read(name)],
  ),
  ...(Object.entries(embeddedWalletKeys) as [keyof typeof embeddedWalletKeys, string][]).map(
    ([name, key]): [string, () => unknown] => [key, () => readLogin(name)],
  ),
  [connectorIdKey('eip155'), () => readConnectorId('eip155')],
  [storageKeys.activeCaipNetworkIds, () => readNetworkId('eip155')],
  [storageKeys.activeAddresses, () => readAddress('eip155')],
  [siwxSessionsKey, readSiwxSessions],
  [pendingTransactionsKey, readPending],
  [announcedWalletsKey, () => readAnnounced('eip155')],
  [cacheKeys.addressLists, () => addressListCache.read('a')],
  [cacheKeys.arrivals, () => arrivalCache.read('a')],
  [cacheKeys.nativeBalance, () => nativeBalanceCache.read('a')],
  [cacheKeys.identity, () => identityCache.read('a')],
  [cacheKeys.name, () => nameCache.read('a')],
  [cacheKeys.portfolio, () => readPortfolio('eip155:1:a' as never)],
  ['wallet-modal/social_provider', () => takePendingLogin('state')],
]

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const entries = (value: string) => `[{"id":"a","timestamp":${value}}]`

/** Stored texts that other code of the origin, or another release, may have written. */
const texts: [name: string, text: string][] = [
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a number', '1e400'],
  ['a nested array', deep],
  ['a nested value of an entry', `[{"id":"a","timestamp":1,"value":${deep}}]`],
  ['__proto__', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
  ['entries with __proto__', '[{"__proto__":{"polluted":true}},{"data":{"__proto__":null}}]'],
  ['objects that have no text', '[{"toString":1,"valueOf":1}]'],
  ['many entries', `[${Array(20_000).fill('{"id":"a"}').join()}]`],
  ['a time in the future', entries('9e15')],
  ['a time before all', entries('-9e15')],
  ['a time that is none', entries('"NaN"')],
  ['megabytes', 'x'.repeat(5_000_000)],
  ['half of a character', '"\ud800"'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['commas', ','.repeat(8_000)],
]

let storage: ReturnType<typeof createFakeStorage>

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const isNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

it.each(texts)('no reader throws, freezes or takes %s for a value', (_, text) => {
  for (const [key, readStored] of readers) {
    storage.values.set(key, text)
    const begunAt = performance.now()
    const value = readStored()
    expect(performance.now() - begunAt, key).toBeLessThan(1_000)
    // Ids of connectors and names of users are any short text, and so are addresses, which must be among the wallet's.
    if (typeof value !== 'string' && key !== storageKeys.activeAddresses)
      expect(isNothing(value), `${key}: ${value}`).toBe(true)
  }
  expect({}).not.toHaveProperty('polluted')
})

it('no reader throws if the browser blocks storage', () => {
  const blocked = {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  vi.unstubAllGlobals()
  const before = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name] of before)
    Object.defineProperty(globalThis, name, { ...blocked, configurable: true })
  try {
    for (const [key, readStored] of readers) expect(isNothing(readStored()), key).toBe(true)
    write('connectionStatus', 'connected')
    writePending([sentTransaction({ sentAt: Date.now() })])
    writeSiwxSessions([sessionOf('1')])
    writePendingLogin({ provider: 'google', state: 's', startedAt: 1 })
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
})

function sessionOf(nonce: string, signature = '0x'): SignInSession {
  const data = {
    accountAddress: `0x${nonce.padStart(40, '0')}`,
    chainId: 'eip155:1' as const,
    domain: 'shop.com',
    uri: 'https://shop.com',
    version: '1',
    nonce,
    statement: null,
    issuedAt: null,
    expirationTime: null,
    notBefore: null,
    requestId: null,
    resources: null,
  }
  return { data: data as SignInSession['data'], message: 'm', signature }
}

const nonces = () => readSiwxSessions().map(({ data }) => data.nonce)

/** Leaves `length` characters of space for the values of one key. */
function limitSpace(length: number): void {
  const { setItem } = storage
  storage.setItem = (key, value) => {
    if (value.length > length) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(storage, key, value)
  }
}

it('the newest sessions stay stored if all are too long', () => {
  // The signatures of accounts that are not deployed yet contain their deployment (ERC-6492).
  const long = `0x${'0'.repeat(65_000)}`
  writeSiwxSessions(Array.from({ length: 20 }, (_, index) => sessionOf(String(index), long)))
  expect(nonces()).toHaveLength(15)
  expect(nonces().at(-1)).toBe('19')
})

it('the newest sessions and transactions stay stored if storage is full', () => {
  limitSpace(1_500)
  writeSiwxSessions(Array.from({ length: 9 }, (_, index) => sessionOf(String(index))))
  expect(nonces().at(-1)).toBe('8')
  const sentAt = Date.now()
  const hash = (index: number) => `0x${String(index).padStart(64, '0')}`
  writePending(
    Array.from({ length: 9 }, (_, index) => sentTransaction({ sentAt, hash: hash(index) })),
  )
  expect(readPending()[0]?.hash).toBe(hash(0))
})

it('a session whose message contains a long ReCap stays stored', () => {
  const resources = [`urn:recap:${'a'.repeat(60_000)}`]
  const { data, ...rest } = sessionOf('1')
  writeSiwxSessions([{ ...rest, data: { ...data, resources }, message: resources.join() }])
  expect(nonces()).toEqual(['1'])
})
