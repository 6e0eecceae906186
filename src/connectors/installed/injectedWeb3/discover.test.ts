import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownRdns } from '../../../chains/ownRdns.ts'
import type { PolkadotProvider } from '../../../chains/polkadot/provider.ts'
import { alice, bob, builtIn, signature } from '../../../chains/polkadot/testing/fakeProvider.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import { behindProxy, emptyContext } from '../testing/fakePage.ts'
import { discoverInjectedWeb3 } from './discover.ts'

class Page extends EventTarget {
  injectedWeb3?: Record<string, unknown>
  walletExtension?: unknown
}

const onWallet = vi.fn<(wallet: InstalledWallet) => void>()
const onGone = vi.fn()
const enable = async () => ({})
const entry = { version: '1.0.0', enable }
let page: Page

const look = () => discoverInjectedWeb3({ eip6963: true, legacy: true }, { onWallet, onGone }, page)
const names = () => onWallet.mock.calls.map(([{ connector }]) => connector.name)

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('injectedWeb3 wallets', () => {
  it('become connectors of plain data, and well-known wallets have their display name', () => {
    page.injectedWeb3 = { 'polkadot-js': entry, 'my-wallet': entry }
    look()
    expect(names()).toEqual(['Polkadot.js', 'my-wallet'])
    expect(onWallet.mock.calls[0]?.[0].connector).toEqual({
      id: 'polkadot-js',
      type: 'ANNOUNCED',
      name: 'Polkadot.js',
      namespace: 'polkadot',
    })
  })

  it('have their own name even if they imitate another wallet', () => {
    page.injectedWeb3 = { 'polkadot-js': entry }
    page.walletExtension = { isNovaWallet: true }
    look()
    expect(names()).toEqual(['Nova Wallet'])
  })

  it('are found even if the getters of another wallet throw', () => {
    const throwing = {
      enumerable: true,
      get(): never {
        throw new Error('no')
      },
    }
    const all = { talisman: entry, 'subwallet-js': Object.defineProperty({}, 'enable', throwing) }
    page.injectedWeb3 = Object.defineProperty(all, 'bad', throwing)
    Object.defineProperty(page, 'walletExtension', throwing)
    look()
    expect(names()).toEqual(['Talisman'])
  })

  it('are found if injected later, by polling at first and then on focus', () => {
    look()
    vi.advanceTimersByTime(900)
    page.injectedWeb3 = { talisman: entry }
    vi.advanceTimersByTime(200)
    expect(names()).toEqual(['Talisman'])
    vi.runAllTimers()
    expect(vi.getTimerCount()).toBe(0)
    page.injectedWeb3.late = entry
    page.dispatchEvent(new Event('focus'))
    expect(names()).toEqual(['Talisman', 'late'])
  })

  it('are reported once, reported again when their entry is replaced, and removed when their entry is gone', () => {
    page.injectedWeb3 = { talisman: entry }
    look()
    vi.runAllTimers()
    expect(names()).toEqual(['Talisman'])
    page.injectedWeb3.talisman = { ...entry }
    page.dispatchEvent(new Event('focus'))
    expect(names()).toEqual(['Talisman', 'Talisman'])
    delete page.injectedWeb3.talisman
    page.dispatchEvent(new Event('focus'))
    expect(onGone).toHaveBeenCalledExactlyOnceWith({ namespace: 'polkadot', id: 'talisman' })
  })

  it('are not found once the search has stopped', () => {
    look().stop()
    page.injectedWeb3 = { talisman: entry }
    page.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(names()).toEqual([])
  })

  it.each([
    ['our own', { [ownRdns]: entry }],
    ["under another connector's id", { walletConnect: entry }],
    ['that cannot be enabled', { wallet: { version: '1' }, other: null, third: 7 }],
    ['without a readable name', { '\u202e': entry, ['x'.repeat(100)]: entry }],
    [
      'that throws when looked at',
      {
        get wallet() {
          throw new Error('no')
        },
      },
    ],
  ])('are ignored: %s', (_, wallets) => {
    page.injectedWeb3 = wallets
    look()
    expect(names()).toEqual([])
  })
})

describe('the provider of an injectedWeb3 wallet', () => {
  const context: ConnectorContext = { ...emptyContext, networks: [builtIn('polkadot')] }

  async function wrap(injected: unknown, own = context): Promise<PolkadotProvider> {
    page.injectedWeb3 = { wallet: { enable: vi.fn(async () => injected) } }
    look()
    return (await onWallet.mock.lastCall?.[0].provide(own)) as PolkadotProvider
  }

  function createInjected() {
    const listeners = new Set<(accounts: unknown) => void>()
    return {
      listeners,
      accounts: {
        get: vi.fn(async () => [{ address: alice.any }, { address: bob.kusama }]),
        subscribe(listener: (accounts: unknown) => void) {
          listeners.add(listener)
          listener([{ address: alice.any }])
          return () => listeners.delete(listener)
        },
      },
      signer: {
        signRaw: vi.fn(async () => ({ id: 1, signature })),
        signPayload: vi.fn(async () => ({ id: 1, signature })),
      },
    }
  }

  it('calls the wallet’s `enable` once, with the name in the host’s metadata', async () => {
    const provider = await wrap(createInjected(), {
      ...context,
      metadata: { ...context.metadata, name: 'My app' },
    })
    await provider.connect({ silent: false })
    await provider.connect({ silent: true })
    const { wallet } = page.injectedWeb3 as { wallet: { enable: unknown } }
    expect(wallet.enable).toHaveBeenCalledExactlyOnceWith('My app')
  })

  it('connects and signs with a wallet whose parts are behind Proxies that throw for unknown keys', async () => {
    const { accounts, signer } = createInjected()
    const injected = {
      accounts: behindProxy({ get: accounts.get }),
      signer: behindProxy({ signRaw: signer.signRaw }),
    }
    page.injectedWeb3 = { wallet: behindProxy({ enable: async () => injected }) }
    look()
    const provider = (await onWallet.mock.lastCall?.[0].provide(context)) as PolkadotProvider
    expect(await provider.connect({ silent: false })).toHaveLength(2)
    expect([provider.can?.('signRaw'), provider.can?.('signPayload')]).toEqual([true, false])
    expect(() => provider.watch({ accounts: vi.fn() } as never)()).not.toThrow()
  })

  it('calls the wallet’s `connect` instead of `enable` if it has one', async () => {
    const enable = vi.fn(() => Promise.reject(new Error('only connect')))
    page.injectedWeb3 = { wallet: { enable, connect: async () => createInjected() } }
    look()
    const provider = (await onWallet.mock.lastCall?.[0].provide(context)) as PolkadotProvider
    expect(await provider.connect({ silent: false })).toHaveLength(2)
    expect(enable).not.toHaveBeenCalled()
  })

  it('passes each address to the wallet in the wallet’s SS58 form, whatever prefix the request has', async () => {
    const injected = createInjected()
    const provider = await wrap(injected)
    await provider.connect({ silent: false })
    await provider.signer.signRaw({ address: bob.polkadot, data: '0x00', type: 'bytes' })
    expect(injected.signer.signRaw).toHaveBeenCalledWith({
      address: bob.kusama,
      data: '0x00',
      type: 'bytes',
    })
    await provider.signer.signPayload({ address: alice.polkadot, method: '0x01' })
    expect(injected.signer.signPayload).toHaveBeenCalledWith({ address: alice.any, method: '0x01' })
  })

  it('emits accounts only after `watch` has returned, and none after the watch has stopped', async () => {
    const injected = createInjected()
    const provider = await wrap(injected)
    await provider.connect({ silent: false })
    const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
    const stop = provider.watch(listener)
    expect(listener.accounts).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([{ address: alice.any }])
    stop()
    expect(injected.listeners.size).toBe(0)
  })

  it.each([
    ['nothing', undefined],
    ['no signer', { accounts: { get: async () => [] } }],
    ['no accounts', { signer: {} }],
  ])('refuses a wallet that returns %s', async (_, injected) => {
    const provider = await wrap(injected)
    await expect(provider.connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })

  it('rejects `signRaw` if the wallet lacks it, and tolerates a wallet without events', async () => {
    const provider = await wrap({ accounts: { get: async () => [] }, signer: {} })
    await provider.connect({ silent: false })
    const payload = { address: alice.any, data: '', type: 'bytes' } as const
    await expect(provider.signer.signRaw(payload)).rejects.toMatchObject({ code: 'WALLET_ERROR' })
    provider.watch({ accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() })()
  })

  it('starts on the preferred network, and rejects with NETWORK_NOT_FOUND if no network is configured', async () => {
    const kusama = builtIn('kusama')
    const provider = await wrap(createInjected(), { ...context, preferredNetwork: () => kusama })
    expect(provider.getNetwork()).toBe(kusama)
    await expect(wrap(createInjected(), emptyContext)).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
    })
  })
})
