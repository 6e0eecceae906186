import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, accounts } from '../../controllers/accounts.ts'
import {
  beginRestoring,
  leaveConnection,
  liveConnection,
  unrestorableId,
} from '../../controllers/connections.ts'
import { onConnectionEvent, onHostEvent } from '../../controllers/events.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { setStanding } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readAddress, readNetworkId } from '../../storage/choices.ts'
import { read, readConnectorId, write } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver } from '../../types/connectorDriver.ts'
import type { HostEventMap } from '../../types/host.ts'
import { writable } from '../../utils/testing/writable.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { selectAccount } from './applyAccounts.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { followOtherTab } from './followOtherTab.ts'
import { restoreConnections } from './restoreConnections.ts'
import { showConnections } from './showConnection.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainAdapter,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork } from './testing/plainRequest.ts'

const now = vi.hoisted(() => ({
  adapters: {} as Record<string, unknown>,
  driverOf: (_id: string): unknown => undefined,
}))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async (namespace: string) => now.adapters[namespace],
}))
const announcing = vi.hoisted(() => ({ announce: vi.fn(() => () => {}) }))
vi.mock('../../chains/laterFamilies.ts', () => ({
  hasLaterPart: () => true,
  loadLaterPart: async () => announcing,
}))
vi.mock('../../connectors/registry.ts', async (load) => ({
  ...(await load<object>()),
  loadConnectorDriver: async (id: string) => now.driverOf(id),
}))

/** These two have no balances, so no chain is read. */
const both = ['bip122', 'polkadot'] as const
type Tested = (typeof both)[number]

const ids: Record<Tested, CaipNetworkId[]> = {
  bip122: ['bip122:a', 'bip122:b'],
  polkadot: ['polkadot:a', 'polkadot:b'],
}

const walletConnect: Connector = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  namespace: 'bip122',
}

interface Seen {
  address: string
  caipNetworkId: CaipNetworkId
}

let installed: PlainWallet[] = []
/** The two namespaces of one WalletConnect session. */
let session: PlainWallet[] = []
/** State of a page that only listens to host events. */
let heard: Partial<Record<Namespace, Seen>> = {}
let order: string[] = []

onHostEvent((name, given) => {
  const detail = given as HostEventMap['connect']
  if (!['connect', 'disconnect', 'accountchange', 'networkchange'].includes(name)) return
  const { namespace } = detail
  order.push(`${name} ${namespace}`)
  const known = heard[namespace]
  if (name === 'connect') {
    expect(known, `${namespace} connected twice without a disconnect between`).toBeUndefined()
    const { address, network } = detail
    heard[namespace] = { address, caipNetworkId: network.caipNetworkId }
  } else if (name === 'disconnect') {
    expect(known, `${namespace} disconnected without having been connected`).toBeDefined()
    delete heard[namespace]
  } else if (known && name === 'accountchange') known.address = detail.address
  else if (known && name === 'networkchange') known.caipNetworkId = detail.network.caipNetworkId
})

// The host boundary listens in the same way.
onConnectionEvent((name, detail) => {
  if (name !== 'walletReturned') return
  const { namespace } = detail
  const id = readConnectorId(namespace)
  if (id && beginRestoring(namespace, id)) void restoreConnections([namespace])
})

const wallet = ({ id, name, type }: Connector) => ({ id, name, rdns: null, type })
const asConnection = (one: PlainWallet, connector: Connector) => ({
  namespace: one.connector.namespace,
  provider: one,
  wallet: wallet(connector),
  approvedCaipNetworkIds: null,
})

const installedDriver: ConnectorDriver = {
  async connect({ connector }) {
    const own = installed.filter((one) => one.connector.id === connector.id)
    return own.map((one) => asConnection(one, connector))
  },
  restore: (request) => installedDriver.connect(request),
  async disconnect() {},
}

const asSession = () =>
  session.map((side) => ({ ...asConnection(side, walletConnect), sessionId: 'the session' }))

/** A driver whose session covers both namespaces, with one prompt and one disconnect. */
const sessionDriver: ConnectorDriver = {
  async connect() {
    if (!session[0]?.willApprove) throw new Error('declined')
    for (const side of session) side.isGranted = true
    return asSession()
  },
  async restore() {
    if (session.every(({ isGranted }) => isGranted)) return asSession()
    throw new WalletModalError('SESSION_EXPIRED')
  },
  async disconnect() {
    for (const side of session) side.isGranted = false
  },
}

/** Simulates a page load with the same storage and wallets. */
async function loadPage(active = read('activeNamespace') ?? 'bip122'): Promise<void> {
  for (const namespace of both) leaveConnection(namespace)
  for (const key of Object.keys(accounts)) delete writable(accounts)[key as Namespace]
  heard = {}
  const preferred = (namespace: Tested) =>
    readNetworkId(namespace) ?? ids[namespace][0] ?? `${namespace}:a`
  writable(networks).approved = {}
  writable(networks).active = Object.fromEntries(
    both.map((one) => [one, plainNetwork(preferred(one))]),
  )
  setActiveNamespace(active)
  now.adapters = Object.fromEntries(both.map((one) => [one, createPlainAdapter()]))
  now.driverOf = (id) => (id === walletConnect.id ? sessionDriver : installedDriver)
  const stored = read('connectionStatus') === 'connected' ? read('connectedNamespaces') : []
  for (const one of stored ?? []) beginRestoring(one, readConnectorId(one) ?? '')
  await restoreConnections(stored ?? [])
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks(both.flatMap((namespace) => ids[namespace].map(plainNetwork)))
  installed = both.flatMap((one) =>
    [0, 1].map((number) => createPlainWallet(one, number, ids[one])),
  )
  session = both.map((one) => createPlainWallet(one, 9, ids[one]))
  await loadPage()
  order = []
})

const walletAt = (index: number): PlainWallet => {
  const found = [...installed, ...session][index]
  if (!found) throw new Error(`there is no wallet ${index}`)
  return found
}
const connectorAt = (index: number) =>
  index < installed.length ? walletAt(index).connector : walletConnect

/** Checks that provider, state, storage, events and wallets agree for every namespace. */
function agree(): void {
  const stored: Namespace[] = []
  for (const namespace of both) {
    const account = accountOf(namespace)
    const live = liveConnection(namespace)
    const { provided } = now.adapters[namespace] as PlainAdapter
    const inUse = live?.connection.provider as PlainWallet | undefined
    expect(account.status, namespace).toBe(inUse ? 'connected' : 'disconnected')
    const waitedFor = unrestorableId(namespace)
    expect(readConnectorId(namespace)).toBe(live?.connectorId ?? waitedFor)
    for (const one of [...installed, ...session]) {
      if (one.connector.namespace !== namespace) continue
      expect(one.listener !== undefined, `${one.connector.id} followed`).toBe(
        one === inUse || one.connector.id === waitedFor,
      )
      if (session.includes(one)) continue
      expect(one.isGranted, `${one.connector.id} granted`).toBe(one === inUse)
    }
    if (inUse || waitedFor) stored.push(namespace)
    if (!inUse) {
      expect(heard[namespace]).toBeUndefined()
      expect(account.address).toBeNull()
      if (!waitedFor) expect(readAddress(namespace)).toBeUndefined()
      expect(provided).toEqual({ addresses: [], caipNetworkId: null })
      continue
    }
    const { address, caipNetworkId } = account
    const listed = inUse.accounts().map((one) => one.address)
    expect(inUse.isGranted).toBe(true)
    expect(heard[namespace]).toEqual({ address, caipNetworkId })
    expect(address).toBe(readAddress(namespace) ?? listed[0])
    expect([...listed].sort()).toEqual(account.accounts.map((one) => one.address).sort())
    expect(provided.addresses[0]).toBe(address)
    expect(caipNetworkId).toBe(inUse.network)
    expect(provided.caipNetworkId).toBe(caipNetworkId)
    expect(networks.active[namespace]?.caipNetworkId).toBe(caipNetworkId)
    expect(readNetworkId(namespace)).toBe(caipNetworkId)
  }
  expect([...(read('connectedNamespaces') ?? [])].sort()).toEqual(stored.sort())
  expect(read('connectionStatus') ?? 'disconnected').toBe(
    stored.length > 0 ? 'connected' : 'disconnected',
  )
  const sides = both.map((namespace) => liveConnection(namespace)?.connectorId === 'walletConnect')
  for (const { isGranted } of session) expect(isGranted).toBe(sides.some(Boolean))
}

/** Checks that the active namespace is the stored one, or that the stored one is being waited for. */
function activeIsRemembered(): void {
  const { activeNamespace } = networks
  const stored = read('activeNamespace')
  if (stored && unrestorableId(stored)) return
  if (stored) expect(stored).toBe(activeNamespace)
  const id = read('activeCaipNetworkId')
  if (id) expect(id).toBe(networks.active[activeNamespace]?.caipNetworkId)
}

describe('one session for several namespaces', () => {
  it('connects all of them, and activates the requested one', async () => {
    const details = await connect({ ...walletConnect, namespace: 'polkadot' })
    expect(details.map(({ namespace }) => namespace)).toEqual(['polkadot', 'bip122'])
    expect(networks.activeNamespace).toBe('polkadot')
    agree()
  })

  it('is disconnected for all of them, and leaves other wallets connected', async () => {
    await connect(walletConnect)
    await connect(walletAt(2).connector)
    expect(order).toEqual([
      'connect bip122',
      'connect polkadot',
      'disconnect polkadot',
      'connect polkadot',
    ])
    await disconnect('bip122')
    agree()
    expect(accountOf('polkadot').status).toBe('connected')
    expect(networks.activeNamespace).toBe('polkadot')
  })

  it('ends at the wallet once other wallets have replaced it on every namespace', async () => {
    await connect(walletConnect)
    await connect(walletAt(0).connector)
    agree()
    expect(session.every(({ isGranted }) => isGranted)).toBe(true)
    await connect(walletAt(2).connector)
    agree()
    expect(session.some(({ isGranted }) => isGranted)).toBe(false)
  })

  it('keeps its deep link as long as one namespace uses it', async () => {
    const choice = { href: 'app://', name: 'App' }
    await connect(walletConnect)
    write('deepLinkChoice', choice)
    await connect(walletAt(2).connector)
    expect(read('deepLinkChoice')).toEqual(choice)
    await connect(walletConnect)
    expect(read('deepLinkChoice')).toEqual(choice)
    await disconnect()
    expect(read('deepLinkChoice')).toBeUndefined()
  })

  it('emits a disconnect for each namespace if the wallet ends it', async () => {
    await connect(walletConnect)
    for (const side of session) side.isGranted = false
    session[0]?.listener?.disconnect()
    agree()
    expect(order.slice(2).sort()).toEqual(['disconnect bip122', 'disconnect polkadot'])
  })

  it('connects the other namespaces if one fails', async () => {
    const adapter = now.adapters.polkadot as PlainAdapter
    adapter.connect = async () => Promise.reject(new Error('no such namespace'))
    const details = await connect(walletConnect)
    expect(details.map(({ namespace }) => namespace)).toEqual(['bip122'])
    agree()
  })
})

describe('if a page adds the networks of the stored active namespace late', () => {
  beforeEach(async () => {
    await connect(walletAt(0).connector)
    await connect(walletAt(2).connector)
    expect(networks.activeNamespace).toBe('polkadot')
  })

  it('the namespace is restored as the active one', async () => {
    await loadPage('bip122')
    expect(networks.activeNamespace).toBe('bip122')
    walletAt(0).network = 'bip122:b'
    walletAt(0).listener?.network('bip122:b')
    expect(read('activeNamespace')).toBe('polkadot')
    expect(read('activeCaipNetworkId')).toBe('polkadot:a')
    agree()
  })

  it('the namespace stays stored while its networks are missing', async () => {
    setRequestedNetworks(ids.bip122.map(plainNetwork))
    await loadPage('bip122')
    expect(accountOf('polkadot').status).toBe('disconnected')
    expect(read('activeNamespace')).toBe('polkadot')
  })

  it('the namespace is active again when the wallet that is active in its place is disconnected', async () => {
    walletAt(0).isGranted = false
    await loadPage('bip122')
    expect(networks.activeNamespace).toBe('polkadot')
    activeIsRemembered()
  })

  it('the other namespace becomes active if the late namespace’s wallet has revoked its permission', async () => {
    walletAt(2).isGranted = false
    await loadPage('bip122')
    expect(networks.activeNamespace).toBe('bip122')
    activeIsRemembered()
    agree()
  })

  it('the namespace that the user selects meanwhile stays active', async () => {
    await loadPage('bip122')
    await switchNetwork(plainNetwork('bip122:b'))
    expect(read('activeNamespace')).toBe('bip122')
    activeIsRemembered()
  })
})

describe('with a wallet on each of two namespaces', () => {
  it('both are connected by simultaneous requests', async () => {
    await Promise.all([connect(walletAt(0).connector), connect(walletAt(2).connector)])
    expect(Object.keys(heard).sort()).toEqual([...both])
    agree()
  })

  it('the active namespace does not change when the wallet of the other namespace changes', async () => {
    await connect(walletAt(0).connector)
    await connect(walletAt(2).connector)
    walletAt(0).network = 'bip122:b'
    walletAt(0).listener?.network('bip122:b')
    expect(networks.activeNamespace).toBe('polkadot')
    agree()
    activeIsRemembered()
  })

  it('a response with a network of the other namespace is refused, and such an event is ignored', async () => {
    walletAt(0).network = 'polkadot:a'
    await expect(connect(walletAt(0).connector)).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
    walletAt(0).network = 'bip122:a'
    await connect(walletAt(0).connector)
    for (const id of ['polkadot:a', 'bip122', 'bip122:', '', null]) {
      walletAt(0).listener?.network(id as CaipNetworkId)
    }
    agree()
  })

  it('connecting and disconnecting work even if `watch` of a wallet throws', async () => {
    const adapter = now.adapters.bip122 as PlainAdapter
    const fail = () => {
      throw new Error('no events')
    }
    adapter.watch = fail
    announcing.announce.mockReturnValue(fail)
    updateOptions({ announce: true })
    const [detail] = await connect(walletAt(0).connector)
    updateOptions({ announce: false })
    expect(order).toEqual(['connect bip122'])
    expect(detail?.address).toBe(accountOf('bip122').address)
    expect(liveConnection('bip122')).toBeDefined()
    await vi.waitFor(() => expect(announcing.announce).toHaveBeenCalledOnce())
    await disconnect()
    agree()
  })

  it('a wallet keeps its permission if another connector connects the same wallet', async () => {
    const { connector, accounts: list } = walletAt(0)
    const twin = createPlainWallet('bip122', 3, ids.bip122)
    twin.accounts = list
    installed.push(twin)
    await connect(connector)
    await connect(twin.connector)
    await connect(twin.connector)
    expect([walletAt(0).isGranted, twin.isGranted]).toEqual([true, true])
  })

  it('the stored namespace is active again when its wallet is unlocked', async () => {
    await connect(walletAt(0).connector)
    await connect(walletAt(2).connector)
    walletAt(2).leave()
    expect([networks.activeNamespace, read('activeNamespace')]).toEqual(['bip122', 'polkadot'])
    await vi.waitFor(() => expect(walletAt(2).listener).toBeDefined())
    walletAt(2).comeBack()
    await vi.waitFor(() => expect(accountOf('polkadot').status).toBe('connected'))
    expect(networks.activeNamespace).toBe('polkadot')
    activeIsRemembered()
    agree()
  })

  it('the namespace that the user selected while the other wallet was locked stays active', async () => {
    await connect(walletAt(0).connector)
    await connect(walletAt(2).connector)
    walletAt(2).leave()
    await switchNetwork(plainNetwork('bip122:b'))
    walletAt(2).comeBack()
    await vi.waitFor(() => expect(accountOf('polkadot').status).toBe('connected'))
    expect(networks.activeNamespace).toBe('bip122')
    activeIsRemembered()
    agree()
  })

  it('network and accounts change together, so that no address appears with a wrong network', async () => {
    const wallet = walletAt(0)
    await connect(wallet.connector)
    const there = [{ address: 'there', type: 'payment' as const }]
    const { hostProvider } = now.adapters.bip122 as PlainAdapter
    const update = vi.spyOn(hostProvider, 'update')
    const seen: unknown[] = []
    const stop = onHostEvent(() => {
      const { address, caipNetworkId } = accountOf('bip122')
      seen.push([address, caipNetworkId])
    })
    Object.assign(wallet, { network: 'bip122:b', accounts: () => there })
    wallet.listener?.network('bip122:b', there)
    stop()
    expect(order).toEqual(['connect bip122', 'accountchange bip122', 'networkchange bip122'])
    expect(seen).toEqual([
      ['there', 'bip122:b'],
      ['there', 'bip122:b'],
    ])
    for (const [state] of update.mock.calls) {
      expect(state).toEqual({ accounts: there, caipNetworkId: 'bip122:b' })
    }
    agree()
  })

  it('the first connection uses the default account type', async () => {
    const first = walletAt(0)
    first.accounts = () => [
      { address: 'ordinals', type: 'ordinal' },
      { address: 'payment', type: 'payment' },
    ]
    const [detail] = await connect(first.connector)
    expect(detail?.address).toBe('payment')
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('the account that was selected in a wallet is no longer stored once another wallet replaces the suspended one', async () => {
  await connect(walletAt(2).connector)
  selectAccount('polkadot', walletAt(2).accounts()[1]?.address ?? '')
  walletAt(2).leave()
  await connect(walletAt(3).connector)
  agree()
})

it('the account that is selected before a required sign-in is active at once, and is stored after it', async () => {
  const wallet = walletAt(2)
  setStanding('connecting')
  await connect(wallet.connector)
  const address = wallet.accounts()[1]?.address ?? ''
  selectAccount('polkadot', address)
  expect([accountOf('polkadot').address, readAddress('polkadot')]).toEqual([address, undefined])
  wallet.listener?.accounts([...wallet.accounts()])
  expect(accountOf('polkadot').address).toBe(address)
  setStanding('connected')
  showConnections()
  expect(readAddress('polkadot')).toBe(address)
})

describe('any order of actions', () => {
  const index = fc.nat({ max: 5 })
  const namespace = fc.constantFrom(...both)
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('connect' as const), index, yes: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('account' as const), index }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), index }) },
    fc.record({ do: fc.constant('select' as const), namespace, at: fc.nat({ max: 3 }) }),
    fc.record({ do: fc.constant('network' as const), index, at: fc.nat({ max: 1 }) }),
    fc.record({ do: fc.constant('switch' as const), namespace, at: fc.nat({ max: 1 }) }),
    fc.record({ do: fc.constant('leave' as const), index }),
    fc.record({ do: fc.constant('disconnect' as const), namespace: fc.option(namespace) }),
    fc.record({ do: fc.constantFrom('reload' as const, 'follow' as const) }),
  )
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

  async function run(one: Step): Promise<void> {
    if (one.do === 'reload') await loadPage()
    // Without a change in storage there is nothing to follow.
    if (one.do === 'follow') await followOtherTab(true)
    if (one.do === 'disconnect') await disconnect(one.namespace ?? undefined)
    if (one.do === 'switch') {
      const id = ids[one.namespace][one.at]
      if (id) await switchNetwork(plainNetwork(id))
    }
    if (one.do === 'select') {
      const address = accountOf(one.namespace).accounts[one.at]?.address
      selectAccount(one.namespace, address ?? 'none')
    }
    if (!('index' in one)) return
    const chosen = walletAt(one.index)
    const isSession = session.includes(chosen)
    if (one.do === 'connect') {
      for (const side of isSession ? session : [chosen]) side.willApprove = one.yes
      await connect(connectorAt(one.index)).catch(() => {})
    }
    if (one.do === 'account') chosen.changeAccount()
    if (one.do === 'leave') for (const side of isSession ? session : [chosen]) side.leave()
    const isWaitedFor = unrestorableId(chosen.connector.namespace) === chosen.connector.id
    if (one.do === 'return' && isWaitedFor) chosen.comeBack()
    const id = one.do === 'network' && ids[chosen.connector.namespace as Tested][one.at]
    if (id) {
      chosen.network = id
      chosen.listener?.network(id)
    }
  }

  it('leaves provider, state, storage, events and wallets of every namespace in agreement', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        vi.stubGlobal('localStorage', createFakeStorage())
        installed = both.flatMap((one) => [0, 1].map((n) => createPlainWallet(one, n, ids[one])))
        session = both.map((one) => createPlainWallet(one, 9, ids[one]))
        await loadPage()
        for (const one of steps) {
          await run(one)
          await settled()
          agree()
          activeIsRemembered()
        }
        await disconnect()
        agree()
        expect(Object.keys(heard)).toEqual([])
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
