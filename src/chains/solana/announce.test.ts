import { describe, expect, it, vi } from 'vitest'
import type { WalletAccounts } from '../../types/account.ts'
import { ownFeature } from '../ownRdns.ts'
import { fakeGate } from '../testing/fakeGate.ts'
import { fakeListener } from '../testing/fakeListener.ts'
import { announce } from './announce.ts'
import { createHostProvider } from './hostProvider.ts'
import {
  address,
  createFakeSolanaWallet,
  devnet,
  mainnet,
  otherAddress,
} from './testing/fakeWallet.ts'

type Method = (...inputs: unknown[]) => Promise<unknown>

interface Announced {
  name: string
  icon: string
  chains: string[]
  accounts: { address: string; features: string[]; chains: string[] }[]
  features: Record<string, Record<string, Method>>
}

const wallet = { name: 'Sun Wallet', imageUrl: 'https://sun.example/icon.png' }
const at = (first: string): WalletAccounts => ({
  accounts: [{ address: first, type: 'eoa' }],
  caipNetworkId: devnet,
})

/** An app of the Wallet Standard on the page. It dispatches `app-ready` and listens to wallets that register. */
function startApp(page: EventTarget) {
  const wallets = new Set<Announced>()
  const api = {
    register(own: Announced) {
      wallets.add(own)
      return () => wallets.delete(own)
    },
  }
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    ;(event as CustomEvent<(given: object) => void>).detail(api)
  })
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return wallets
}

function setUp(own = createFakeSolanaWallet()) {
  const page = new EventTarget()
  const sent = vi.fn()
  const host = createHostProvider({ listenerOf: () => fakeListener({ sent }) })
  host.attach(own, at(address))
  const early = startApp(page)
  const stop = announce(wallet, host, fakeGate(), page)
  const late = startApp(page)
  const [found] = early
  if (!found) throw new Error('nothing was announced')
  const methodOf = (feature: string, name: string): Method => {
    const method = found.features[feature]?.[name]
    if (!method) throw new Error(`${feature} is missing`)
    return method
  }
  const call = (feature: string, name: string, ...inputs: object[]) =>
    methodOf(feature, name)(...inputs)
  return { page, host, early, late, stop, found, call, methodOf, own, sent }
}

it('the wallet registers with apps that started before it, and with apps that start after it, until announcing stops', () => {
  const { early, late, found, stop, page } = setUp()
  expect([...early]).toEqual([found])
  expect([...late]).toEqual([found])
  expect(found.name).toBe('Sun Wallet')
  expect(found.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(ownFeature in found.features).toBe(true)
  stop()
  expect([early.size, late.size, startApp(page).size]).toEqual([0, 0, 0])
})

it('an app that throws on registration does not affect other apps', () => {
  const page = new EventTarget()
  const host = createHostProvider()
  page.addEventListener('wallet-standard:register-wallet', (event) => {
    ;(event as CustomEvent<(api: unknown) => void>).detail(null)
  })
  const found = startApp(page)
  const stop = announce(wallet, host, fakeGate(), page)
  expect(found.size).toBe(1)
  expect(stop).not.toThrow()
})

it('the announced features are those that the wallet currently grants', () => {
  const granted = new Set(['signMessage'])
  const can = (method: string) => granted.has(method)
  const { found } = setUp(createFakeSolanaWallet({ can, approves: (id) => id === devnet }))
  const signing = () => Object.keys(found.features).filter((name) => name.startsWith('solana:'))
  expect(signing()).toEqual(['solana:signMessage'])
  expect(found.accounts[0]?.features).toEqual(['solana:signMessage'])
  expect([found.chains, found.accounts[0]?.chains]).toEqual([['solana:devnet'], ['solana:devnet']])
  granted.add('signTransactions')
  expect(signing()).toEqual(['solana:signMessage', 'solana:signTransaction'])
  expect(found.accounts[0]?.features).toEqual(signing())
})

it('the announced versions of transactions are those that the connected wallet states, else legacy and 0', () => {
  const versions = (method: string): (number | 'legacy')[] =>
    method === 'signTransactions' ? ['legacy', 0, 1] : [1]
  const { found, host } = setUp(createFakeSolanaWallet({ versions }))
  const [signing, sending] = ['solana:signTransaction', 'solana:signAndSendTransaction'].map(
    (feature) => found.features[feature],
  )
  const announced = () =>
    [signing, sending].map((feature) => feature?.supportedTransactionVersions as unknown)
  expect(announced()).toEqual([['legacy', 0, 1], [1]])
  host.attach(createFakeSolanaWallet({ versions: () => undefined }), at(address))
  const usual = ['legacy', 0]
  expect(announced()).toEqual([usual, usual])
  host.detach()
  expect(announced()).toEqual([usual, usual])
})

it('a session that has just ended announces no feature for signing', () => {
  const can = () => {
    throw new Error('the session is over')
  }
  const { found } = setUp(createFakeSolanaWallet({ can }))
  expect(Object.keys(found.features)).not.toContain('solana:signMessage')
})

describe('an app that found the announced wallet', () => {
  it('gets the current accounts, with one object per account', async () => {
    const { found, host, call, methodOf } = setUp()
    const [first] = found.accounts
    expect(found.accounts[0]).toBe(first)
    expect(await call('standard:connect', 'connect')).toEqual({ accounts: [first] })
    const heard = vi.fn()
    const on = methodOf('standard:events', 'on') as unknown as (
      event: string,
      listener: (change: object) => void,
    ) => () => void
    const off = on('change', heard)
    host.update(at(otherAddress))
    expect(heard).toHaveBeenLastCalledWith({ accounts: [found.accounts[0]] })
    expect(found.accounts[0]?.address).toBe(otherAddress)
    host.detach()
    expect(heard).toHaveBeenLastCalledWith({ accounts: [] })
    off()
    host.attach(createFakeSolanaWallet(), at(address))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('signs and sends on the network that its request names, else on the active network', async () => {
    const { call, own, found, sent } = setUp()
    const [account] = found.accounts
    const transaction = Uint8Array.of(1)
    const options = { commitment: 'confirmed', skipPreflight: true }
    await call(
      'solana:signAndSendTransaction',
      'signAndSendTransaction',
      { account, transaction, chain: 'solana:mainnet', options },
      { account, transaction, chain: 'solana:localnet' },
    )
    await call('solana:signTransaction', 'signTransaction', { account, transaction })
    expect(own.calls).toEqual([
      ['signAndSendTransaction', address, transaction, mainnet, { skipPreflight: true }],
      ['signAndSendTransaction', address, transaction, devnet, {}],
      ['signTransactions', address, [transaction], devnet],
    ])
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('gets a change event when the wallet disconnects', async () => {
    const { call, host, found } = setUp()
    const [account] = found.accounts
    host.detach()
    const message = Uint8Array.of(1)
    const signing = call('solana:signMessage', 'signMessage', { account, message })
    await expect(signing).rejects.toMatchObject({ code: 4900 })
  })
})

it('an app that connects waits for a pending restore, and opens the modal if none is pending', async () => {
  const page = new EventTarget()
  const host = createHostProvider()
  const connect = vi.fn(async () => host.attach(createFakeSolanaWallet(), at(otherAddress)))
  let restore = () => {}
  const restoring = new Promise<void>((resolve) => {
    restore = resolve
  })
  const app = startApp(page)
  announce(wallet, host, fakeGate({ connect, settled: () => restoring }), page)
  const [found] = app
  const connecting = (input?: object) =>
    found?.features['standard:connect']?.connect?.(input) as Promise<{ accounts: object[] }>
  const first = connecting()
  host.attach(createFakeSolanaWallet(), at(address))
  restore()
  expect((await first).accounts).toMatchObject([{ address }])
  host.detach()
  expect(await connecting({ silent: true })).toEqual({ accounts: [] })
  expect(connect).not.toHaveBeenCalled()
  expect((await connecting()).accounts).toMatchObject([{ address: otherAddress }])
})
