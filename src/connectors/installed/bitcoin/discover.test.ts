import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BitcoinProvider } from '../../../chains/bip122/provider.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import { behindProxy, emptyContext } from '../testing/fakePage.ts'
import { discoverBitcoin, mergeWays } from './discover.ts'

class Page extends EventTarget {
  [name: string]: unknown
}

const request = async () => null
const icon = 'data:image/png;base64,AAAA'
const xverse = { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet', icon, methods: [] }

let page: Page
let stop = () => {}
const onWallet = vi.fn<(wallet: InstalledWallet) => void>()
const onGone = vi.fn()

const found = () => onWallet.mock.calls.map(([{ connector }]) => connector.name)

function discover(legacy = true) {
  stop = discoverBitcoin({ eip6963: true, legacy }, { onWallet, onGone }).stop
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the search for Bitcoin wallets', () => {
  it('finds a wallet in btc_providers by the path of its object', () => {
    page.btc_providers = [xverse]
    page.XverseProviders = { BitcoinProvider: { request } }
    discover()
    expect(onWallet.mock.calls[0]?.[0].connector).toEqual({
      id: 'xverse',
      type: 'ANNOUNCED',
      name: 'Xverse Wallet',
      namespace: 'bip122',
      imageUrl: icon,
    })
  })

  it.each([
    ['whose Proxy throws for unknown keys', behindProxy],
    ['that is frozen', (methods: object) => Object.freeze(methods)],
  ])('finds a wallet %s, and connects to it', async (_, guard) => {
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    const methods = { requestAccounts: async () => [address], getNetwork: async () => 'livenet' }
    page.unisat = guard(methods)
    discover()
    const wallet = onWallet.mock.calls[0]?.[0]
    expect(wallet?.connector.name).toBe('UniSat')
    const provider = (await wallet?.provide(emptyContext)) as BitcoinProvider
    expect(await provider.connect({ silent: false })).toMatchObject([{ address }])
  })

  it.each([
    ['without an object', [xverse]],
    ['that are no list', 'Xverse'],
    ['without a name', [{ ...xverse, id: 'here', name: 7 }]],
    ['of nothing', [null, undefined, 7]],
    ["under another connector's name", [{ ...xverse, id: 'here', name: 'walletConnect' }]],
  ])('ignores entries of btc_providers %s', (_, entries) => {
    page.btc_providers = entries
    page.here = { request }
    discover()
    expect(found()).toEqual([])
  })

  it('finds wallets in their own global variables', () => {
    page.okxwallet = { bitcoin: {} }
    page.LeatherProvider = { request }
    page.unisat = { requestAccounts() {} }
    discover()
    expect(found()).toEqual(['OKX Wallet', 'Leather', 'UniSat'])
  })

  it('finds no wallet in a global variable if the host turns legacy wallets off', () => {
    page.LeatherProvider = { request }
    discover(false)
    expect(found()).toEqual([])
  })

  it('lists a wallet that imitates UniSat once, under its own name', () => {
    page.unisat = { requestAccounts() {}, isBinance: true }
    discover()
    expect(found()).toEqual(['Binance Wallet'])
    stop()
    onWallet.mockClear()
    const bitcoin = { requestAccounts() {} }
    page.okxwallet = { bitcoin }
    page.unisat = bitcoin
    discover()
    expect(found()).toEqual(['OKX Wallet'])
  })

  it('lists the wallet that has replaced UniSat at window.unisat beside UniSat', () => {
    page.unisat_wallet = { requestAccounts() {}, isUniSat: true }
    page.unisat = { requestAccounts() {}, isUniSat: true, isOneKey: true }
    discover()
    expect(found()).toEqual(['UniSat', 'OneKey'])
    stop()
    onWallet.mockClear()
    page.unisat = page.unisat_wallet
    discover()
    expect(found()).toEqual(['UniSat'])
  })

  it.each([
    ['isOneKey', 'OneKey'],
    ['isBitKeep', 'Bitget Wallet'],
    ['isUnisat', 'UniSat'],
    ['isConstructor', 'Constructor'],
    ['isConnected', 'UniSat'],
    ['isUnlocked', 'UniSat'],
    ['isReady', 'UniSat'],
  ])('names the wallet at window.unisat by its flag %s', (flag, name) => {
    page.unisat = { requestAccounts() {}, isUniSat: true, [flag]: true }
    discover()
    expect(found()).toEqual([name])
  })

  it('asks the object that the page has now, as long as it is of the same wallet', async () => {
    const withAddress = (address: string, flags = {}) => ({
      ...flags,
      requestAccounts: async () => [address],
      getAccounts: async () => [address],
    })
    page.unisat = withAddress('first')
    discover()
    const own = (await onWallet.mock.calls[0]?.[0].provide(emptyContext)) as BitcoinProvider
    const addresses = async () =>
      (await own.connect({ silent: true })).map(({ address }) => address)
    expect(await addresses()).toEqual(['first'])
    page.unisat = withAddress('second')
    expect(await addresses()).toEqual(['second'])
    page.unisat = withAddress('of another wallet', { isOneKey: true })
    expect(await addresses()).toEqual(['first'])
  })

  it('lists a wallet that is in two places once', () => {
    page.LeatherProvider = { request }
    page.btc_providers = [{ ...xverse, id: 'LeatherProvider', name: 'Leather' }]
    discover()
    page.dispatchEvent(new Event('focus'))
    expect(found()).toEqual(['Leather'])
  })

  it('finds a wallet that is injected late, and finds no wallet after the search has stopped', () => {
    discover()
    page.LeatherProvider = { request }
    page.dispatchEvent(new Event('focus'))
    expect(found()).toEqual(['Leather'])
    stop()
    page.okxwallet = { bitcoin: {} }
    page.dispatchEvent(new Event('focus'))
    expect(found()).toEqual(['Leather'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('finds the other wallets if the getter of btc_providers throws', () => {
    Object.defineProperty(page, 'btc_providers', {
      get() {
        throw new Error('no')
      },
    })
    page.LeatherProvider = { request }
    discover()
    expect(found()).toEqual(['Leather'])
  })
})

it('an entry of btc_providers or a global variable with a getter that throws hides no other wallet', () => {
  const refuse = {
    get() {
      throw new Error('no')
    },
  }
  page.XverseProviders = { BitcoinProvider: { request } }
  page.btc_providers = [Object.defineProperty({}, 'id', refuse), xverse]
  Object.defineProperty(page, 'okxwallet', refuse)
  page.LeatherProvider = { request }
  page.unisat = { requestAccounts() {} }
  discover()
  expect(found()).toEqual([xverse.name, 'Leather', 'UniSat'])
})

describe('a wallet with two Bitcoin interfaces', () => {
  const way = (name: string): InstalledWallet => ({
    connector: { id: name, name, type: 'ANNOUNCED', namespace: 'bip122' },
    announcesItself: false,
    provide: () => ({}),
  })

  it('has one connector, whose id does not depend on the interface', () => {
    const merged = mergeWays({ onWallet, onGone })
    merged.add('standard', way('Magic Eden'))
    merged.add('page', way('Magic Eden Wallet'))
    expect(onWallet.mock.calls.map(([{ connector }]) => connector.id)).toEqual([
      'magic eden',
      'magic eden',
    ])
    merged.drop('standard', 'Magic Eden')
    expect(onGone).not.toHaveBeenCalled()
  })

  it('counts as announcing itself if one of its interfaces announces itself', () => {
    const merged = mergeWays({ onWallet, onGone })
    merged.add('page', way('Phantom'))
    merged.add('standard', { ...way('Phantom'), announcesItself: true })
    merged.drop('standard', 'Phantom')
    const announced = onWallet.mock.calls.map(([{ announcesItself }]) => announcesItself)
    expect(announced).toEqual([false, true, false])
  })

  it('is removed when its last interface is removed', () => {
    const merged = mergeWays({ onWallet, onGone })
    merged.add('standard', way('Phantom'))
    merged.drop('standard', 'Phantom')
    expect(onGone).toHaveBeenCalledExactlyOnceWith({ namespace: 'bip122', id: 'phantom' })
  })
})
