import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { rememberRecentWallet } from '../actions/pairing/startPairing.ts'
import { storageKeys } from './keys.ts'
import { validEntries } from './schemas.ts'
import {
  read,
  readConnectorId,
  remove,
  removeConnectorId,
  type StoredName,
  write,
  writeConnectorId,
} from './storage.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

let storage: ReturnType<typeof createFakeStorage>

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const wallet = (id: string) => ({ id, name: `Wallet ${id}` })

describe('a value in the modal’s storage', () => {
  it('is read as it was written', () => {
    write('activeNamespace', 'eip155')
    write('activeCaipNetworkId', 'eip155:1')
    write('connectedNamespaces', ['eip155', 'solana'])
    write('connectionStatus', 'connected')
    write('preferredAccountTypes', { eip155: 'eoa' })
    write('deepLinkChoice', { href: 'metamask://', name: 'MetaMask' })
    expect(read('activeNamespace')).toBe('eip155')
    expect(read('activeCaipNetworkId')).toBe('eip155:1')
    expect(read('connectedNamespaces')).toEqual(['eip155', 'solana'])
    expect(read('connectionStatus')).toBe('connected')
    expect(read('preferredAccountTypes')).toEqual({ eip155: 'eoa' })
    expect(read('deepLinkChoice')).toEqual({ href: 'metamask://', name: 'MetaMask' })
  })

  it('is plain text, under its documented name', () => {
    write('connectionStatus', 'connected')
    write('connectedNamespaces', ['eip155', 'bip122'])
    write('deepLinkChoice', { href: 'trust://', name: 'Trust' })
    writeConnectorId('eip155', 'io.metamask')
    expect(Object.fromEntries(storage.values)).toEqual({
      'wallet-modal/connection_status': 'connected',
      'wallet-modal/connected_namespaces': 'eip155,bip122',
      WALLETCONNECT_DEEPLINK_CHOICE: '{"href":"trust://","name":"Trust"}',
      'wallet-modal/eip155:connected_connector_id': 'io.metamask',
    })
  })

  it('is undefined if missing, empty or removed', () => {
    expect(read('connectionStatus')).toBeUndefined()
    write('connectedNamespaces', [])
    expect(read('connectedNamespaces')).toBeUndefined()
    write('connectionStatus', 'connected')
    remove('connectionStatus')
    expect(read('connectionStatus')).toBeUndefined()
  })

  it('can be a connector id, one for each namespace', () => {
    writeConnectorId('eip155', 'io.metamask')
    writeConnectorId('solana', 'walletConnect')
    removeConnectorId('eip155')
    expect(readConnectorId('eip155')).toBeUndefined()
    expect(readConnectorId('solana')).toBe('walletConnect')
  })
})

describe('untrusted storage', () => {
  it.each<[StoredName, string]>([
    ['activeNamespace', 'no-such'],
    ['activeCaipNetworkId', 'eip155'],
    ['connectionStatus', 'maybe'],
    ['recentWallets', '{not json'],
    ['recentWallets', '{"id":"1"}'],
    ['preferredAccountTypes', '{"eip155":"emperor"}'],
    ['deepLinkChoice', '{"href":"javascript:alert(1)","name":"x"}'],
    ['openPairings', 'null'],
  ])('a corrupt %s reads as undefined and is removed', (name, text) => {
    storage.values.set(storageKeys[name], text)
    expect(read(name)).toBeUndefined()
    expect(storage.values.has(storageKeys[name])).toBe(false)
  })

  it('malformed entries of a stored list are dropped, and the others are returned', () => {
    storage.values.set(storageKeys.connectedNamespaces, 'eip155,no-such')
    const stored = [wallet('1'), { id: 2 }, { ...wallet('3'), mobile_link: 'javascript:alert(1)' }]
    storage.values.set(storageKeys.recentWallets, JSON.stringify(stored))
    expect(read('connectedNamespaces')).toEqual(['eip155'])
    expect(read('recentWallets')).toEqual([wallet('1'), wallet('3')])
  })

  it('reading and writing stored values throw nothing if there is no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(() => write('connectionStatus', 'connected')).not.toThrow()
    expect(() => remove('connectionStatus')).not.toThrow()
    expect(read('connectionStatus')).toBeUndefined()
  })

  it('reading and writing stored values throw nothing if the browser blocks storage', () => {
    vi.unstubAllGlobals()
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(() => writeConnectorId('eip155', 'x')).not.toThrow()
    expect(readConnectorId('eip155')).toBeUndefined()
    expect(rememberRecentWallet(wallet('1'))).toEqual([wallet('1')])
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('writing to a full storage removes the former value', () => {
    write('connectionStatus', 'connected')
    storage.isFull = true
    write('connectionStatus', 'disconnected')
    expect(read('connectionStatus')).toBeUndefined()
  })
})

describe('a stored value above the maximum length', () => {
  const megabyte = 'x'.repeat(1_000_000)

  it('is not written, and the former value is removed', () => {
    write('openPairings', [
      { topic: megabyte, expiresAt: 1 },
      { topic: 'short', expiresAt: 1 },
    ])
    expect(read('openPairings')).toEqual([{ topic: 'short', expiresAt: 1 }])
    writeConnectorId('eip155', 'io.metamask')
    writeConnectorId('eip155', megabyte)
    expect(readConnectorId('eip155')).toBeUndefined()
    expect([...storage.values.values()].join('').length).toBeLessThan(1_000)
  })

  it('is not read, and is removed', () => {
    storage.values.set(storageKeys.activeNamespace, megabyte)
    storage.values.set(storageKeys.recentWallets, JSON.stringify([wallet(megabyte)]))
    storage.values.set(storageKeys.activeAddresses, `eip155:0x1,${megabyte}`)
    expect(read('activeNamespace')).toBeUndefined()
    expect(read('recentWallets')).toBeUndefined()
    expect(read('activeAddresses')).toBeUndefined()
    expect(storage.values.size).toBe(0)
  })
})

describe('the stored recent wallets', () => {
  it('are two at most, newest first', () => {
    for (const id of ['1', '2', '3']) rememberRecentWallet(wallet(id))
    expect(read('recentWallets')).toEqual([wallet('3'), wallet('2')])
  })

  it('begin with the wallet used last, even if it was stored before', () => {
    rememberRecentWallet(wallet('1'))
    rememberRecentWallet(wallet('2'))
    expect(rememberRecentWallet(wallet('1'))).toEqual([wallet('2'), wallet('1')])
    expect(read('recentWallets')).toEqual([wallet('2'), wallet('1')])
  })
})

describe('a stored list', () => {
  it('of 200,000 entries is read up to its limit and replaced, so that the next page load is fast', () => {
    storage.setItem(storageKeys.recentWallets, `[${'0,'.repeat(199_999)}0]`)
    expect(read('recentWallets')).toEqual([])
    expect(storage.getItem(storageKeys.recentWallets)).toBe('[]')
    let parsed = 0
    const counted = z.custom<number>(() => {
      parsed += 1
      return false
    })
    validEntries(counted, 20).parse(Array(200_000).fill(0))
    expect(parsed).toBe(20)
  })

  it('with a malformed entry is replaced by its valid entries', () => {
    storage.setItem(storageKeys.recentWallets, JSON.stringify([wallet('a'), { id: 7 }]))
    expect(read('recentWallets')).toEqual([wallet('a')])
    expect(storage.getItem(storageKeys.recentWallets)).toBe(JSON.stringify([wallet('a')]))
    storage.setItem(storageKeys.connectedNamespaces, 'eip155,constructor')
    expect(read('connectedNamespaces')).toEqual(['eip155'])
    expect(storage.getItem(storageKeys.connectedNamespaces)).toBe('eip155')
  })
})
