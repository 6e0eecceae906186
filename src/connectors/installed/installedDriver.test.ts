import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adapter as eip155 } from '../../chains/eip155/adapter.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectRequest } from '../../types/connectorDriver.ts'
import { discoverWallets } from './discoverWallets.ts'
import { installedDriver } from './installedDriver.ts'
import { behindProxy, createProvider, emptyContext, FakePage } from './testing/fakePage.ts'

const info = {
  uuid: 'a',
  name: 'Rabby Wallet',
  icon: 'data:image/png;base64,AAAA',
  rdns: 'io.rabby',
}

/** A connector restored from storage, which has only the id. */
const remembered: Connector = {
  id: 'io.rabby',
  type: 'ANNOUNCED',
  name: 'io.rabby',
  namespace: 'eip155',
}

const request = (connector = remembered): ConnectRequest => ({ connector, context: emptyContext })

const listener = { onConnector: () => {}, onGone: () => {}, onFailed: () => {} }

let page: FakePage
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakePage()
  vi.stubGlobal('window', page)
  stop = discoverWallets('eip155', { eip6963: true, legacy: true }, listener).stop
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('`connect` of the driver for installed wallets', () => {
  it('resolves with a provider that throws for unknown keys', async () => {
    const provider = page.announce(info, behindProxy(createProvider()))
    const [connection] = await installedDriver.connect(request())
    expect(connection?.provider).toBe(provider)
  })

  it('resolves with a provider behind such a Proxy that connects, signs and is followed', async () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const responses: Record<string, unknown> = { eth_chainId: '0x1', personal_sign: '0xab' }
    const respond = async ({ method }: { method: string }) => responses[method] ?? [address]
    page.announce(info, behindProxy({ request: respond }))
    const [connection] = await installedDriver.connect(request())
    const wallet = eip155.open(connection?.provider)
    const accounts = [{ address, type: 'eoa' }]
    expect(await wallet.connect({ silent: false })).toEqual({ accounts, caipNetworkId: 'eip155:1' })
    expect(wallet.signsMessages?.(address)).toBe(true)
    expect(await wallet.signMessage({ address, message: 'm' })).toBe('0xab')
    expect(() => wallet.watch({ accounts() {}, network() {}, disconnect() {} })()).not.toThrow()
  })

  it('resolves with the provider of an announced wallet', async () => {
    page.ethereum = createProvider()
    const provider = page.announce(info)
    const [connection, ...others] = await installedDriver.connect(request())
    expect(others).toEqual([])
    expect(connection?.provider).toBe(provider)
    expect(connection).toMatchObject({
      namespace: 'eip155',
      wallet: {
        id: 'io.rabby',
        name: 'Rabby Wallet',
        rdns: 'io.rabby',
        type: 'ANNOUNCED',
        imageUrl: info.icon,
      },
      approvedCaipNetworkIds: null,
    })
    page.announce(info)
    expect(connection?.provider).toBe(provider)
  })

  it('rejects with WALLET_NOT_FOUND if the wallet is not installed', async () => {
    await expect(installedDriver.connect(request())).rejects.toMatchObject({
      code: 'WALLET_NOT_FOUND',
      params: { wallet: 'io.rabby' },
    })
  })

  it('resolves with window.ethereum if no wallet announces itself', async () => {
    page.ethereum = createProvider()
    vi.runAllTimers()
    const connector: Connector = { ...remembered, id: 'injected', type: 'INJECTED' }
    const [connection] = await installedDriver.connect(request(connector))
    expect(connection?.provider).toBe(page.ethereum)
    expect(connection?.wallet).toMatchObject({ name: 'Browser Wallet', rdns: null })
  })
})

describe('`restore` of the driver for installed wallets', () => {
  it('resolves with an installed wallet and its own name', async () => {
    const provider = page.announce(info)
    const [connection] = await installedDriver.restore(request())
    expect(connection?.provider).toBe(provider)
    expect(connection?.wallet.name).toBe('Rabby Wallet')
    expect(vi.getTimerCount()).toBe(1)
  })

  it('waits for a wallet that announces itself late', async () => {
    const restoring = installedDriver.restore(request())
    page.announce({ ...info, uuid: 'b', rdns: 'io.metamask' })
    await vi.advanceTimersByTimeAsync(2_900)
    const provider = page.announce(info)
    const [connection] = await restoring
    expect(connection?.provider).toBe(provider)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resolves without a connection if the wallet does not appear within 3 s', async () => {
    const restoring = installedDriver.restore(request())
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await restoring).toEqual([])
  })

  describe('with the print of the stored wallet', () => {
    const printOf = async (id: string, type: Connector['type'] = 'ANNOUNCED') => {
      const connector: Connector = { ...remembered, id, type }
      const [connection] = await installedDriver.connect(request(connector))
      return connection?.print
    }
    const restored = async (stored: Connector, print: string | undefined) => {
      const restoring = installedDriver.restore({ ...request(stored), print })
      await vi.advanceTimersByTimeAsync(3_000)
      return (await restoring)[0]
    }
    const reload = () => {
      stop()
      page = new FakePage()
      vi.stubGlobal('window', page)
      stop = discoverWallets('eip155', { eip6963: true, legacy: true }, listener).stop
    }
    const injected: Connector = { ...remembered, id: 'injected', type: 'INJECTED' }
    const withFlags = (...flags: string[]) =>
      Object.assign(createProvider(), Object.fromEntries(flags.map((flag) => [flag, true])))

    it('finds it although another wallet has announced its rdns first', async () => {
      page.announce(info)
      page.announce({ ...info, uuid: 'b', name: 'Imitation' })
      const print = await printOf('io.rabby')
      reload()
      page.announce({ ...info, uuid: 'b', name: 'Imitation' })
      const own = page.announce(info)
      const connection = await restored(remembered, print)
      expect(connection?.provider).toBe(own)
      expect(connection?.wallet.id).toBe('io.rabby Rabby Wallet')
    })

    it('connects no other wallet that has its id', async () => {
      page.announce(info)
      const print = await printOf('io.rabby')
      reload()
      page.announce({ ...info, uuid: 'b', name: 'Imitation' })
      expect(await restored(remembered, print)).toBeUndefined()
      reload()
      page.announce(info, withFlags('isOther'))
      expect(await restored(remembered, print)).toBeUndefined()
    })

    it('connects no other extension at window.ethereum', async () => {
      page.ethereum = withFlags('isMetaMask')
      vi.runAllTimers()
      const print = await printOf('injected', 'INJECTED')
      reload()
      page.ethereum = withFlags('isMetaMask', 'isRabby')
      expect(await restored(injected, print)).toBeUndefined()
    })

    it('finds it in another state', async () => {
      page.announce(info, withFlags('isRabby', 'isUnlocked', 'isConnected'))
      const print = await printOf('io.rabby')
      reload()
      const own = page.announce(info, withFlags('isRabby', 'isInitialized', 'isConnecting'))
      expect((await restored(remembered, print))?.provider).toBe(own)
    })

    it('finds it although it sets its flags in another order', async () => {
      page.announce(info, withFlags('isRabby', 'isMetaMask'))
      const print = await printOf('io.rabby')
      reload()
      const own = page.announce(info, withFlags('isMetaMask', 'isRabby'))
      expect((await restored(remembered, print))?.provider).toBe(own)
    })

    it('tells wallets apart whose flags are getters of their class', async () => {
      class Own {
        get isRabby() {
          return true
        }
        request = async () => null
      }
      class Other extends Own {
        get isOther() {
          return true
        }
      }
      page.announce(info, new Own())
      const print = await printOf('io.rabby')
      reload()
      page.announce(info, new Other())
      expect(await restored(remembered, print)).toBeUndefined()
      reload()
      const own = page.announce(info, new Own())
      expect((await restored(remembered, print))?.provider).toBe(own)
    })

    it('finds the wallet at window.ethereum that has replaced another one there', async () => {
      page.ethereum = withFlags('isMetaMask')
      vi.runAllTimers()
      const print = await printOf('injected', 'INJECTED')
      reload()
      page.ethereum = withFlags('isRabby')
      vi.advanceTimersByTime(400)
      const restoring = installedDriver.restore({ ...request(injected), print })
      const own = withFlags('isMetaMask')
      page.ethereum = own
      page.dispatchEvent(new Event('ethereum#initialized'))
      await vi.advanceTimersByTimeAsync(3_000)
      expect((await restoring)[0]?.provider).toBe(own)
    })

    it('finds a wallet that was at window.ethereum and announces itself now', async () => {
      page.ethereum = withFlags('isMetaMask')
      vi.runAllTimers()
      const print = await printOf('injected', 'INJECTED')
      reload()
      page.announce({ ...info, uuid: 'b', rdns: 'org.other', name: 'Other' })
      const own = page.announce({ ...info, rdns: 'io.metamask' }, withFlags('isMetaMask'))
      const connection = await restored(injected, print)
      expect(connection?.provider).toBe(own)
      expect(connection?.wallet.id).toBe('io.metamask')
    })
  })

  it('resolves without a connection once its signal aborts', async () => {
    const aborter = new AbortController()
    const restoring = installedDriver.restore({ ...request(), signal: aborter.signal })
    aborter.abort()
    expect(await restoring).toEqual([])
    expect(await installedDriver.restore({ ...request(), signal: aborter.signal })).toEqual([])
  })
})

it('`disconnect` of the driver for installed wallets resolves', async () => {
  page.announce(info)
  const [connection] = await installedDriver.connect(request())
  if (!connection) throw new Error('no connection')
  await expect(installedDriver.disconnect(connection)).resolves.toBeUndefined()
})
