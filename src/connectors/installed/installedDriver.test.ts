import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connector } from '../../types/connector.ts'
import type { ConnectRequest } from '../../types/connectorDriver.ts'
import { discoverWallets } from './discoverWallets.ts'
import { installedDriver } from './installedDriver.ts'
import { createProvider, emptyContext, FakePage } from './testing/fakePage.ts'

const info = {
  uuid: 'a',
  name: 'Rabby Wallet',
  icon: 'data:image/png;base64,AAAA',
  rdns: 'io.rabby',
}

/** Storage keeps only the id of a connector. */
const remembered: Connector = {
  id: 'io.rabby',
  type: 'ANNOUNCED',
  name: 'io.rabby',
  namespace: 'eip155',
}

const request = (connector = remembered): ConnectRequest => ({ connector, context: emptyContext })

let page: FakePage
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakePage()
  vi.stubGlobal('window', page)
  const listener = { onConnector: () => {}, onGone: () => {}, onFailed: () => {} }
  stop = discoverWallets('eip155', { eip6963: true, legacy: true }, listener)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('connect', () => {
  it('binds to the provider that was announced', async () => {
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

  it('fails when the wallet is gone', async () => {
    await expect(installedDriver.connect(request())).rejects.toMatchObject({
      code: 'WALLET_NOT_FOUND',
      params: { wallet: 'io.rabby' },
    })
  })

  it('reaches the browser wallet when nothing announced itself', async () => {
    page.ethereum = createProvider()
    vi.runAllTimers()
    const connector: Connector = { ...remembered, id: 'injected', type: 'INJECTED' }
    const [connection] = await installedDriver.connect(request(connector))
    expect(connection?.provider).toBe(page.ethereum)
    expect(connection?.wallet).toMatchObject({ name: 'Browser Wallet', rdns: null })
  })
})

describe('reconnect', () => {
  it('restores a wallet that is there, under its own name', async () => {
    const provider = page.announce(info)
    const [connection] = await installedDriver.restore(request())
    expect(connection?.provider).toBe(provider)
    expect(connection?.wallet.name).toBe('Rabby Wallet')
    expect(vi.getTimerCount()).toBe(1)
  })

  it('not reconnected after reload: waits for a wallet that announces itself late', async () => {
    const restoring = installedDriver.restore(request())
    page.announce({ ...info, uuid: 'b', rdns: 'io.metamask' })
    await vi.advanceTimersByTimeAsync(2_900)
    const provider = page.announce(info)
    const [connection] = await restoring
    expect(connection?.provider).toBe(provider)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has nothing to restore when it does not come within 3 s', async () => {
    const restoring = installedDriver.restore(request())
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await restoring).toEqual([])
  })

  it('stops waiting when told to', async () => {
    const aborter = new AbortController()
    const restoring = installedDriver.restore({ ...request(), signal: aborter.signal })
    aborter.abort()
    expect(await restoring).toEqual([])
    expect(await installedDriver.restore({ ...request(), signal: aborter.signal })).toEqual([])
  })
})

it('disconnect leaves the wallet alone', async () => {
  page.announce(info)
  const [connection] = await installedDriver.connect(request())
  if (!connection) throw new Error('no connection')
  await expect(installedDriver.disconnect(connection)).resolves.toBeUndefined()
})
