import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connector } from '../../types/connector.ts'
import { discoverWallets } from './discoverWallets.ts'
import type { ConnectorKey } from './InstalledWallet.ts'
import { getInstalled } from './installedWallets.ts'
import { createProvider, emptyContext, FakePage } from './testing/fakePage.ts'

const metaMask = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'MetaMask',
  icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  rdns: 'io.metamask',
}
const rabby = { ...metaMask, uuid: 'b', name: 'Rabby Wallet', rdns: 'io.rabby' }

let page: FakePage
let stop = () => {}
let look = () => {}
const onConnector = vi.fn<(connector: Connector) => void>()
const onGone = vi.fn<(connector: ConnectorKey) => void>()
const onFailed = vi.fn<(cause: unknown) => void>()
const listener = { onConnector, onGone, onFailed }

function discover(options = { eip6963: true, legacy: true }) {
  ;({ stop, look } = discoverWallets('eip155', options, listener))
}

const wallet = (id: string) => getInstalled({ namespace: 'eip155', id })
const providerOf = (id: string) => wallet(id)?.provide(emptyContext)

const ids = () => onConnector.mock.calls.map(([connector]) => connector.id)

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakePage()
  vi.stubGlobal('window', page)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('EIP-6963 wallets', () => {
  it('are found if they announce themselves before or after the search starts', () => {
    const first = page.announce(metaMask)
    discover()
    const second = page.announce(rabby)
    expect(ids()).toEqual(['io.metamask', 'io.rabby'])
    expect(providerOf('io.metamask')).toBe(first)
    expect(providerOf('io.rabby')).toBe(second)
  })

  it('become connectors of plain data, without a provider', () => {
    page.announce(metaMask)
    discover()
    const [connector] = onConnector.mock.calls[0] ?? []
    expect(connector).toEqual({
      id: 'io.metamask',
      type: 'ANNOUNCED',
      name: 'MetaMask',
      namespace: 'eip155',
      imageUrl: metaMask.icon,
      rdns: 'io.metamask',
    })
    expect(structuredClone(connector)).toEqual(connector)
  })

  it('are listed once, however often they announce themselves', () => {
    discover()
    page.announce(metaMask)
    page.announce(metaMask)
    page.announce({ ...metaMask, uuid: 'another for the same rdns' })
    page.announce({ ...metaMask, rdns: 'io.metamask.mobile', uuid: 'mobile' })
    page.announce({ ...metaMask, rdns: 'com.other.name' })
    expect(ids()).toEqual(['io.metamask'])
    expect(wallet('com.other.name')).toBeUndefined()
  })

  it('keep their provider when another wallet announces itself under the same rdns', () => {
    discover()
    const first = page.announce(metaMask)
    page.announce(metaMask)
    page.announce({ ...metaMask, uuid: 'another' })
    expect(providerOf('io.metamask')).toBe(first)
    const other = page.announce(rabby)
    page.announce({ ...metaMask, rdns: 'io.rabby' })
    expect(providerOf('io.rabby')).toBe(other)
  })

  it('have separate connectors for one rdns if their names differ, but at most four', () => {
    discover()
    const first = page.announce(metaMask)
    const second = page.announce({ ...metaMask, uuid: 'flask', name: 'MetaMask Flask' })
    expect(ids()).toEqual(['io.metamask', 'io.metamask MetaMask Flask'])
    expect(providerOf('io.metamask')).toBe(first)
    expect(providerOf('io.metamask MetaMask Flask')).toBe(second)
    for (const name of ['A', 'B', 'C', 'D']) page.announce({ ...metaMask, uuid: name, name })
    expect(ids()).toHaveLength(4)
  })

  it('are reported again when their name or icon changes', () => {
    discover()
    const provider = page.announce(metaMask)
    page.announce({ ...metaMask, name: 'MetaMask 2' }, provider)
    expect(onConnector.mock.lastCall?.[0].name).toBe('MetaMask 2')
    expect(ids()).toEqual(['io.metamask', 'io.metamask'])
    expect(providerOf('io.metamask')).toBe(provider)
  })

  it('are limited to 100', () => {
    discover()
    for (let index = 0; index < 5_000; index += 1) {
      page.announce({ ...metaMask, uuid: `${index}`, rdns: `flood.w${index}` })
    }
    expect(new Set(ids()).size).toBe(100)
    expect(wallet('flood.w99')).toBeDefined()
    expect(wallet('flood.w100')).toBeUndefined()
  })

  it('are ignored if their announcement is malformed', () => {
    discover()
    page.announce({ name: 'no rdns' })
    page.dispatchEvent(new Event('eip6963:announceProvider'))
    expect(ids()).toEqual([])
  })

  it('are not found if the host turns EIP-6963 off', () => {
    page.announce(metaMask)
    discover({ eip6963: false, legacy: false })
    page.announce(rabby)
    vi.runAllTimers()
    expect(ids()).toEqual([])
  })
})

describe('window.ethereum', () => {
  it('is listed as Browser Wallet if no wallet announces itself', () => {
    page.ethereum = createProvider()
    discover()
    expect(ids()).toEqual([])
    vi.runAllTimers()
    expect(onConnector.mock.calls).toEqual([
      [expect.objectContaining({ id: 'injected', type: 'INJECTED', name: 'Browser Wallet' })],
    ])
    expect(providerOf('injected')).toBe(page.ethereum)
  })

  it('is not read if a wallet announces itself', () => {
    const read = vi.fn(createProvider)
    Object.defineProperty(page, 'ethereum', { get: read })
    discover()
    page.announce(rabby)
    vi.runAllTimers()
    expect(read).not.toHaveBeenCalled()
    expect(ids()).toEqual(['io.rabby'])
  })

  it('is removed from the list when a wallet announces itself later', () => {
    page.ethereum = createProvider()
    discover()
    vi.runAllTimers()
    page.announce(metaMask)
    expect(onGone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'injected' }))
    expect(wallet('injected')).toBeUndefined()
    expect(ids()).toEqual(['injected', 'io.metamask'])
    page.announce(rabby)
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('is found after the event ethereum#initialized, and listed once', () => {
    discover()
    vi.runAllTimers()
    page.ethereum = createProvider()
    page.dispatchEvent(new Event('ethereum#initialized'))
    vi.runAllTimers()
    page.dispatchEvent(new Event('ethereum#initialized'))
    vi.runAllTimers()
    expect(ids()).toEqual(['injected'])
  })

  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
  it.each([
    ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/130.0 Mobile Safari/537.36'],
    ['iOS', `${iPhone} (KHTML, like Gecko) Mobile/15E148`],
    ['an app that names itself', `${iPhone} Version/18.5 Safari/604.1 TestWallet/1.0`],
  ])('is found within 3 s in a web view of %s, though no event reports it', (_, userAgent) => {
    vi.stubGlobal('navigator', { userAgent })
    discover()
    vi.advanceTimersByTime(2_700)
    page.ethereum = createProvider()
    vi.advanceTimersByTime(300)
    expect(ids()).toEqual(['injected'])
    expect(vi.getTimerCount(), 'no look is left').toBe(0)
  })

  it('is looked for in a frame for 3 s, and again with each look', () => {
    const read = vi.fn()
    Object.defineProperty(page, 'ethereum', { get: read })
    Object.assign(page, { parent: {} })
    discover()
    vi.advanceTimersByTime(60_000)
    const looks = read.mock.calls.length
    expect(looks).toBeGreaterThan(8)
    expect(looks).toBeLessThan(16)
    look()
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(2 * looks)
  })

  it('is looked for once in other pages', () => {
    const read = vi.fn()
    Object.defineProperty(page, 'ethereum', { get: read })
    vi.stubGlobal('navigator', { userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1` })
    discover()
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledOnce()
  })

  it('is found by a later look, though no event reports it', () => {
    discover()
    vi.runAllTimers()
    page.ethereum = createProvider()
    look()
    expect(ids(), 'a wallet may still announce itself').toEqual([])
    vi.runAllTimers()
    look()
    vi.runAllTimers()
    expect(ids()).toEqual(['injected'])
    stop()
    discover({ eip6963: true, legacy: false })
    look()
    vi.runAllTimers()
    expect(ids()).toEqual(['injected'])
  })

  it('is listed anew by the next look if the page has another object there', () => {
    const withFlag = (flag: string) => ({ ...createProvider(), [flag]: true })
    page.ethereum = withFlag('isFox')
    discover()
    vi.runAllTimers()
    const second = withFlag('isFox')
    page.ethereum = second
    look()
    vi.advanceTimersByTime(0)
    expect(providerOf('injected')).toBe(second)
    const other = withFlag('isOther')
    page.ethereum = other
    look()
    vi.advanceTimersByTime(0)
    expect(providerOf('injected')).toBe(other)
    expect(onConnector.mock.lastCall?.[0].flags).toEqual(['isOther'])
  })

  it.each([[undefined], [null], [{}], [{ request: 1 }], ['ethereum']])(
    'is ignored if it is %j',
    (ethereum) => {
      page.ethereum = ethereum
      discover()
      vi.runAllTimers()
      expect(ids()).toEqual([])
    },
  )

  it('sets a flag of the connector for each `is…` property that is true', () => {
    page.ethereum = { ...createProvider(), isFox: true, isOther: false, isolated: true }
    discover()
    vi.runAllTimers()
    expect(onConnector.mock.lastCall?.[0].flags).toEqual(['isFox'])
  })

  it('sets flags of properties that are not enumerable, or getters of its class', () => {
    class Wallet {
      request = async () => null
      get isFox() {
        return true
      }
    }
    page.ethereum = Object.defineProperty(new Wallet(), 'isBear', { value: true })
    discover()
    vi.runAllTimers()
    expect(onConnector.mock.lastCall?.[0].flags).toEqual(['isBear', 'isFox'])
  })

  const fail = (): never => {
    throw new TypeError('no')
  }
  const failForOne: ProxyHandler<object> = {
    get: (target, key) => (key === 'isBroken' ? fail() : Reflect.get(target, key)),
  }
  it.each([
    ['one flag', failForOne, ['isFox']],
    ['its list of keys', { ownKeys: fail }, []],
  ])('is found if its Proxy throws for %s', (_, handler, flags) => {
    page.ethereum = new Proxy({ ...createProvider(), isBroken: true, isFox: true }, handler)
    discover()
    vi.runAllTimers()
    expect(onConnector.mock.lastCall?.[0].flags ?? []).toEqual(flags)
    expect(ids()).toEqual(['injected'])
  })

  it('is ignored if its getters throw', () => {
    const throwing = {
      get(): unknown {
        throw new Error('no')
      },
    }
    page.ethereum = Object.defineProperty({}, 'request', throwing)
    discover()
    expect(() => vi.runAllTimers()).not.toThrow()
    stop()
    Object.defineProperty(page, 'ethereum', throwing)
    discover()
    expect(() => vi.runAllTimers()).not.toThrow()
    expect(ids()).toEqual([])
  })

  it('is not found if the host turns legacy wallets off', () => {
    page.ethereum = createProvider()
    discover({ eip6963: true, legacy: false })
    vi.runAllTimers()
    expect(ids()).toEqual([])
  })

  it('is the only connector if EIP-6963 is turned off', () => {
    page.ethereum = createProvider()
    page.announce(metaMask)
    discover({ eip6963: false, legacy: true })
    vi.runAllTimers()
    expect(ids()).toEqual(['injected'])
  })
})

it('a stopped search finds no further wallet, and removes the providers of the wallets that it found', () => {
  page.ethereum = createProvider()
  page.announce(metaMask)
  discover()
  stop()
  page.announce(rabby)
  page.dispatchEvent(new Event('ethereum#initialized'))
  vi.runAllTimers()
  expect(ids()).toEqual(['io.metamask'])
  expect(wallet('io.metamask')).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

describe('a namespace whose chunk fails to load', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  beforeEach(() => {
    vi.doMock('./walletStandard/discover.ts', () => {
      throw cause
    })
  })
  afterEach(() => vi.doUnmock('./walletStandard/discover.ts'))

  /** Advances the timers second by second, and lets dynamic imports finish after each step. */
  async function later(ms: number): Promise<void> {
    for (let passed = 0; passed <= ms; passed += 1000) {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(passed === 0 ? 0 : 1000)
    }
  }

  it('emits one error, after the last retry', async () => {
    stop = discoverWallets('solana', { eip6963: true, legacy: true }, listener).stop
    await later(29_000)
    expect(onFailed).not.toHaveBeenCalled()
    await later(60_000)
    expect(onFailed).toHaveBeenCalledOnce()
  })

  it('emits no error once the search has stopped', async () => {
    stop = discoverWallets('solana', { eip6963: true, legacy: true }, listener).stop
    stop()
    await later(60_000)
    expect(onFailed).not.toHaveBeenCalled()
  })
})
