import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEip155Adapter } from '../../chains/eip155/adapter.ts'
import { accountOf, accounts, clearAccount, updateAccount } from '../../controllers/accounts.ts'
import {
  beginRestoring,
  leaveConnection,
  liveConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { onConnectionEvent, onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { read, readConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { HostEventMap } from '../../types/host.ts'
import { writable } from '../../utils/testing/writable.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import { connect } from './connect.ts'
import { connectorContext } from './connectorContext.ts'
import { disconnect } from './disconnect.ts'
import { restoreConnections } from './restoreConnections.ts'
import {
  createTestDriver,
  createTestWallet,
  type TestWallet,
  testNetwork,
} from './testing/testWallet.ts'

const now = vi.hoisted(() => ({ adapter: undefined as unknown, driver: undefined as unknown }))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async () => now.adapter,
}))
vi.mock('../../connectors/registry.ts', async (load) => ({
  ...(await load<object>()),
  loadConnectorDriver: async () => now.driver,
}))

interface Seen {
  address: string
  caipNetworkId: CaipNetworkId
}

let wallets: TestWallet[] = []
/** State of a page that only listens to host events. */
let heard: Seen | null
/** State of a page that only listens to the provider's events. */
let provided: { accounts: unknown; chainId: unknown }
let order: string[]

onHostEvent((name, detail) => {
  if (['connect', 'disconnect', 'accountchange', 'networkchange'].includes(name)) order.push(name)
  if (name === 'connect') {
    const { address, network } = detail as HostEventMap['connect']
    expect(heard, 'connected twice without a disconnect between').toBeNull()
    heard = { address, caipNetworkId: network.caipNetworkId }
  }
  if (name === 'disconnect') {
    expect(heard, 'disconnected without having been connected').not.toBeNull()
    heard = null
  }
  if (name === 'accountchange' && heard) {
    heard.address = (detail as HostEventMap['accountchange']).address
  }
  if (name === 'networkchange' && heard) {
    heard.caipNetworkId = (detail as HostEventMap['networkchange']).network.caipNetworkId
  }
})

// The host boundary listens in the same way.
onConnectionEvent((name, detail) => {
  if (name !== 'walletReturned') return
  const { namespace } = detail
  const id = readConnectorId(namespace)
  if (id && beginRestoring(namespace, id)) void restoreConnections([namespace])
})

/** Simulates a page load with the same storage and wallets. */
function loadPage() {
  leaveConnection('eip155')
  clearAccount('eip155')
  writable(networks).wanted = {}
  writable(networks).approved = {}
  writable(networks).active = { eip155: testNetwork(1) }
  heard = null
  provided = { accounts: [], chainId: undefined }
  const adapter = createEip155Adapter({
    silentMs: 1000,
    revokeMs: 1000,
    settleMs: 1,
    settlePolls: 2,
  })
  const { public: provider } = adapter.hostProvider as { public: HostProvider }
  provider.on('accountsChanged', (list) => Object.assign(provided, { accounts: list }))
  provider.on('chainChanged', (chainId) => Object.assign(provided, { chainId }))
  provider.on('connect', (info) => Object.assign(provided, info))
  now.adapter = adapter
  now.driver = createTestDriver(() => wallets)
}

interface HostProvider {
  on(event: string, listener: (value: unknown) => void): void
  request(call: { method: string }): Promise<unknown>
}

const hostProvider = () =>
  (now.adapter as ReturnType<typeof createEip155Adapter>).hostProvider.public as HostProvider

const counted = recordAnalytics()
beforeEach(() => {
  counted.length = 0
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks([testNetwork(1), testNetwork(8453)])
  wallets = [createTestWallet(0), createTestWallet(1)]
  order = []
  loadPage()
})

const pick = (number: number): TestWallet => {
  const wallet = wallets[number]
  if (!wallet) throw new Error(`there is no wallet ${number}`)
  return wallet
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
/** Restores the stored session as the element does. */
async function restore(): Promise<void> {
  const namespaces = read('connectionStatus') === 'connected' ? read('connectedNamespaces') : []
  for (const one of namespaces ?? []) beginRestoring(one, readConnectorId(one) ?? '')
  await restoreConnections(namespaces ?? [])
}
const connectTo = (number: number) => connect(pick(number).connector)

/** Returns the connected wallet, or undefined without one. Fails the test if two sources differ. */
async function agreement(): Promise<TestWallet | undefined> {
  const account = accountOf('eip155')
  const live = liveConnection('eip155')
  const inUse = wallets.find((one) => one.provider === live?.connection.provider)
  const provider = hostProvider()
  const isConnected = account.status === 'connected'

  expect(Boolean(inUse), 'connection').toBe(isConnected)
  const waitedFor = unrestorableId('eip155')
  const isStored = isConnected || waitedFor !== undefined
  expect(read('connectionStatus') ?? 'disconnected').toBe(isStored ? 'connected' : 'disconnected')
  expect(read('connectedNamespaces') ?? []).toEqual(isStored ? ['eip155'] : [])
  expect(readConnectorId('eip155')).toBe(inUse?.connector.id ?? waitedFor)
  for (const one of wallets) {
    const count = one.provider.listenerCount()
    if (one === inUse || one.connector.id === waitedFor)
      expect(count, 'followed').toBeGreaterThan(0)
    // A pending switch listens for its own result.
    else if (one.questions.length === 0) expect(count, 'listeners left behind').toBe(0)
  }
  if (!inUse) {
    expect(heard).toBeNull()
    expect(account.address).toBeNull()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(provided.accounts).toEqual([])
    return undefined
  }
  const [address, caipNetworkId] = [inUse.address(), inUse.caipNetworkId()]
  expect(inUse.isGranted()).toBe(true)
  expect(account).toMatchObject({ address, caipNetworkId, accounts: [{ address }] })
  expect(heard).toEqual({ address, caipNetworkId })
  expect(networks.active.eip155?.caipNetworkId).toBe(caipNetworkId)
  expect(read('activeCaipNetworkId')).toBe(caipNetworkId)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
  expect(provided.accounts).toEqual([address])
  const chainId = await provider.request({ method: 'eth_chainId' })
  expect(chainId).toBe(`0x${Number(caipNetworkId.split(':')[1]).toString(16)}`)
  expect(provided.chainId).toBe(chainId)
  return inUse
}

describe('connecting', () => {
  it('changes nothing when the user declines', async () => {
    pick(0).willApprove = false
    await expect(connectTo(0)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(accountOf('eip155').status).toBe('disconnected')
    expect(await agreement()).toBeUndefined()
    expect(order).toEqual([])
    expect(counted).toEqual([
      { event: 'CONNECT_ERROR', properties: { message: expect.any(String) } },
    ])
  })

  it('a second wallet replaces the first', async () => {
    await connectTo(0)
    await connectTo(1)
    expect(await agreement()).toBe(pick(1))
    expect(order).toEqual(['connect', 'disconnect', 'connect'])
  })

  it('leaves the active wallet connected if the user declines in the second wallet', async () => {
    await connectTo(0)
    pick(1).willApprove = false
    await expect(connectTo(1)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(await agreement()).toBe(pick(0))
  })

  it('ignores a late approval in a wallet if the user has chosen another wallet since', async () => {
    pick(0).prompts = true
    const first = connectTo(0)
    first.catch(() => {})
    await settled()
    await connectTo(1)
    pick(0).questions.shift()?.(true)
    await expect(first).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
    expect(await agreement()).toBe(pick(1))
  })

  it('rejects if the user disconnects while the wallet waits for an approval', async () => {
    pick(0).prompts = true
    const attempt = connectTo(0)
    attempt.catch(() => {})
    await settled()
    await disconnect()
    expect(accountOf('eip155').status).toBe('disconnected')
    pick(0).questions.shift()?.(true)
    await expect(attempt).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
    expect(await agreement()).toBeUndefined()
  })

  it('switches to the selected network, and connects also if the user declines the switch', async () => {
    await switchNetwork(testNetwork(8453))
    await connectTo(0)
    expect(pick(0).caipNetworkId()).toBe('eip155:8453')
    await agreement()
    await disconnect()
    await switchNetwork(testNetwork(1))
    Object.assign(pick(0), { prompts: true })
    const again = connectTo(0)
    await expect.poll(() => pick(0).questions.length).toBe(1)
    pick(0).questions.shift()?.(true)
    await expect.poll(() => pick(0).questions.length).toBe(1)
    pick(0).questions.shift()?.(false)
    await again
    expect(await agreement()).toBe(pick(0))
    expect(pick(0).caipNetworkId()).toBe('eip155:8453')
  })

  it('returns the account that is active when the switch request settles', async () => {
    await switchNetwork(testNetwork(8453))
    pick(0).prompts = true
    const attempt = connectTo(0)
    await expect.poll(() => pick(0).questions.length).toBe(1)
    pick(0).questions.shift()?.(true)
    await expect.poll(() => pick(0).questions.length).toBe(1)
    pick(0).changeAccount()
    pick(0).questions.shift()?.(true)
    await attempt
    expect(await agreement()).toBe(pick(0))
  })
})

describe('disconnecting', () => {
  it('changes the state although the wallet fails, and the error names the namespace', async () => {
    await connectTo(0)
    Object.assign(now.driver as object, {
      disconnect: async () => {
        throw new Error('no answer')
      },
    })
    const longMessage = 'Failed to disconnect chain eip155: no answer'
    await expect(disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED', longMessage })
    expect(accountOf('eip155').status).toBe('disconnected')
    expect(counted.at(-1)).toEqual({
      event: 'DISCONNECT_ERROR',
      properties: { message: longMessage },
    })
  })
})

describe('switching the network', () => {
  it('changes nothing when the user declines', async () => {
    await connectTo(0)
    pick(0).willApprove = false
    await expect(switchNetwork(testNetwork(8453))).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(await agreement()).toBe(pick(0))
    expect(order).toEqual(['connect'])
  })

  it('emits one event', async () => {
    await connectTo(0)
    await switchNetwork(testNetwork(8453))
    expect(order).toEqual(['connect', 'networkchange'])
  })

  it('removes the account’s name, which was looked up on the former network', async () => {
    await connectTo(0)
    updateAccount('eip155', { profileName: 'ada.eth', profileImage: 'https://a.example/ada.png' })
    await switchNetwork(testNetwork(8453))
    expect(accountOf('eip155')).toMatchObject({ profileName: null, profileImage: null })
  })

  it('selects the network of the next connection if no wallet is connected', async () => {
    await switchNetwork(testNetwork(8453))
    expect(networks.active.eip155?.caipNetworkId).toBe('eip155:8453')
    expect(read('activeCaipNetworkId')).toBe('eip155:8453')
    expect(order).toEqual(['networkchange'])
  })
})

describe('a reload of the page', () => {
  it('restores a connection without a prompt', async () => {
    await connectTo(0)
    loadPage()
    pick(0).provider.calls.length = 0
    await restore()
    expect(await agreement()).toBe(pick(0))
    const methods = pick(0).provider.calls.map(({ method }) => method)
    expect(new Set(methods)).toEqual(new Set(['eth_accounts', 'eth_chainId']))
  })

  it('leaves a wallet without accounts disconnected, and connects it when it has accounts again', async () => {
    await connectTo(0)
    loadPage()
    pick(0).lock()
    await restore()
    expect(await agreement()).toBeUndefined()
    expect(readConnectorId('eip155')).toBe(pick(0).connector.id)
    const requested = pick(0).provider.calls.length
    pick(0).unlock()
    await expect.poll(() => accountOf('eip155').status).toBe('connected')
    expect(await agreement()).toBe(pick(0))
    const methods = pick(0)
      .provider.calls.slice(requested)
      .map(({ method }) => method)
    expect(methods).not.toContain('eth_requestAccounts')
  })

  it('connects no other account than the last one, until the user selects that one again', async () => {
    await connectTo(0)
    pick(0).changeAccount()
    loadPage()
    pick(0).changeAccount()
    await restore()
    expect(await agreement()).toBeUndefined()
    expect(order).not.toContain('error')
    pick(0).changeAccount()
    await expect.poll(() => accountOf('eip155').status).toBe('connected')
    expect(await agreement()).toBe(pick(0))
  })

  it('stores the id that the wallet has now, if it differs from the stored one', async () => {
    await connectTo(0)
    loadPage()
    now.driver = {
      ...createTestDriver(() => wallets),
      restore: async () => {
        const driver = createTestDriver(() => wallets)
        const [connection] = await driver.restore({
          connector: pick(0).connector,
          context: connectorContext(),
        })
        if (!connection) return []
        return [{ ...connection, wallet: { ...connection.wallet, id: 'announced.now' } }]
      },
    }
    await restore()
    expect(readConnectorId('eip155')).toBe('announced.now')
    expect(accountOf('eip155').wallet?.id).toBe('announced.now')
    expect(accountOf('eip155').status).toBe('connected')
  })

  it('restores nothing after a disconnect', async () => {
    await connectTo(0)
    await disconnect()
    loadPage()
    pick(0).provider.calls.length = 0
    await restore()
    expect(await agreement()).toBeUndefined()
    expect(pick(0).provider.calls).toEqual([])
  })
})

describe('any order of actions', () => {
  const which = fc.constantFrom(0, 1)
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('connect' as const), which }) },
    fc.record({ do: fc.constant('decline' as const), which }),
    fc.record({ do: fc.constant('begin' as const), which }),
    fc.record({ do: fc.constant('answer' as const), which, yes: fc.boolean() }),
    { weight: 2, arbitrary: fc.record({ do: fc.constant('account' as const), which }) },
    fc.record({ do: fc.constant('chain' as const), which, id: fc.constantFrom(1, 5, 8453) }),
    fc.record({
      do: fc.constant('switch' as const),
      id: fc.constantFrom(1, 8453),
      yes: fc.boolean(),
    }),
    fc.record({
      do: fc.constantFrom('revoke' as const, 'leave' as const, 'lock' as const, 'unlock' as const),
      which,
    }),
    fc.record({ do: fc.constantFrom('disconnect' as const, 'reload' as const) }),
  )
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

  const ignore = (work: Promise<unknown>) => work.catch(() => {})

  async function run(one: Step): Promise<void> {
    if (one.do === 'disconnect') await disconnect()
    if (one.do === 'reload') {
      // A page load drops requests that were pending in the former page.
      for (const wallet of wallets) wallet.questions.length = 0
      loadPage()
      await restore()
    }
    if (one.do === 'switch') {
      for (const wallet of wallets) Object.assign(wallet, { prompts: false, willApprove: one.yes })
      await ignore(switchNetwork(testNetwork(one.id)))
    }
    if (!('which' in one)) return
    const wallet = pick(one.which)
    if (one.do === 'account') wallet.changeAccount()
    if (one.do === 'chain') wallet.changeChain(one.id)
    if (one.do === 'revoke') wallet.revoke()
    if (one.do === 'leave') wallet.leave()
    if (one.do === 'lock') wallet.lock()
    if (one.do === 'unlock') wallet.unlock()
    if (one.do === 'answer') wallet.questions.shift()?.(one.yes)
    if (one.do === 'connect' || one.do === 'decline') {
      Object.assign(wallet, { prompts: false, willApprove: one.do === 'connect' })
      await ignore(connectTo(one.which))
    }
    if (one.do === 'begin') {
      wallet.prompts = true
      void ignore(connectTo(one.which))
    }
  }

  it('leaves provider, state, storage, events and wallet in agreement', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        vi.stubGlobal('localStorage', createFakeStorage())
        wallets = [createTestWallet(0), createTestWallet(1)]
        for (const key of Object.keys(accounts)) delete writable(accounts)[key as 'eip155']
        loadPage()
        for (const one of steps) {
          await run(one)
          await settled()
          await agreement()
        }
        await disconnect()
        for (const wallet of wallets)
          while (wallet.questions.length) wallet.questions.shift()?.(true)
        await settled()
        expect(await agreement()).toBeUndefined()
        expect(accountOf('eip155').status).toBe('disconnected')
      }),
      { numRuns: 60 },
    )
  }, 30_000)
})
