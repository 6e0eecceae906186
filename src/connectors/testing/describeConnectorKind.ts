import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionCommands } from '../../../elements/host/connectionCommands.ts'
import { connect } from '../../actions/connection/connect.ts'
import { connectedKind } from '../../actions/connection/connectedKind.ts'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { restoreConnections } from '../../actions/connection/restoreConnections.ts'
import { discoverInstalled, syncConnectors } from '../../actions/wallets/discoverInstalled.ts'
import { hasWalletConnect } from '../../actions/wallets/hasWalletConnect.ts'
import { listConnectRows } from '../../actions/wallets/listConnectRows.ts'
import { selectWallet } from '../../actions/wallets/selectWallet.ts'
import { accountOf, clearAccount } from '../../controllers/accounts.ts'
import { beginRestoring, leaveConnection } from '../../controllers/connections.ts'
import { connectors, removeConnectors } from '../../controllers/connectors.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { addModal, createModal, removeModal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { connectorSections, defaultOptions, options } from '../../controllers/options.ts'
import { createRouter } from '../../controllers/router.ts'
import { readConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { AnalyticsDetail } from '../../types/analytics.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver } from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import type { ViewName } from '../../types/view.ts'
import { writable } from '../../utils/testing/writable.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'
import { isFreeId } from '../installed/isFreeId.ts'
import { announced } from '../installed/kinds.ts'
import { kindOf } from '../registry.ts'

/** A wallet of the kind, and the browser that it is reached from. */
interface KindWorld {
  /**
   * Sets up a page at each load: globals, options, wallets that announce themselves. Returns a driver for the page if the
   * kind's own one needs services that a test does not have.
   */
  load(): Promise<ConnectorDriver | undefined> | ConnectorDriver | undefined
  /** Number of times the user was asked to connect. */
  prompts(): number
  /** Connects as the kind's view does; by default with the connector alone. */
  connect?(): Promise<unknown>
  /** True while the wallet grants the connection. */
  isGranted(): boolean
  /** Ends the connection in the wallet. Resolves once the page knows if it is told of that. */
  end(): Promise<void> | void
  /** Takes from the page what the kind needs to connect. Absent for kinds that are not listed. */
  takeAway?(): void
}

/** A connector kind in the terms of the tests that all kinds pass. */
interface ConnectorKindCase {
  kind: ConnectorKind
  connector: Connector
  /** The name that the wallet has once connected. */
  walletName: string
  /** The networks that one connection covers, one for each namespace, and the account on each. */
  accounts: readonly [network: Network, address: string][]
  isListed: boolean
  /** Method of the analytics event CONNECT_SUCCESS. */
  method: 'qrcode' | 'browser' | 'email'
  /** The value of `wallet` in the command `connect`; `view`: the view that it opens, if the wallet is not asked at once. */
  command: { wallet: string; view?: ViewName }
  start(): Promise<KindWorld> | KindWorld
}

/** Keys of storage that a page without a connection may have. */
const choices = [
  'active_caip_network_id',
  'active_caip_network_ids',
  'active_namespace',
  'connected_namespaces',
  'connection_status',
]

/** Tests what holds for each connector kind: what other code reads in its definition, and what its driver does. */
export function describeConnectorKind(
  name: string,
  { kind, connector, walletName, accounts, isListed, method, command, start }: ConnectorKindCase,
): void {
  const covered = accounts.map(([{ chainNamespace }]) => chainNamespace)
  const modal = createModal(createRouter, { isConnected: true } as HTMLElement)
  let storage = createFakeStorage()
  const storedKeys = () => [...storage.values.keys()].map((key) => key.replace('wallet-modal/', ''))
  const all = accounts.map(([network]) => network)
  const statuses = () => covered.map((namespace) => accountOf(namespace).status)

  const listRows = () =>
    listConnectRows({
      connectors: connectors.list,
      recent: [],
      featured: [],
      recommended: [],
      custom: [],
      excludedIds: [],
      excludedRdns: [],
      excludedNames: [],
      order: connectorSections,
      namespaceFilter: null,
      isMobile: false,
      hasWalletConnect: hasWalletConnect(),
      usesEip6963: true,
    }).filter(({ wallet }) => wallet.id === connector.id)

  function leavePage(): void {
    for (const namespace of covered) {
      leaveConnection(namespace)
      clearAccount(namespace)
    }
    setRequestedNetworks([])
    discoverInstalled()
    removeConnectors(() => true)
  }

  async function loadPage(world: KindWorld): Promise<void> {
    leavePage()
    const driver = await world.load()
    if (driver) vi.spyOn(kind, 'driver').mockResolvedValue(driver)
    setRequestedNetworks(all)
    writable(networks).active = Object.fromEntries(all.map((one) => [one.chainNamespace, one]))
    setActiveNamespace(connector.namespace)
    syncConnectors()
    if (isListed) await vi.waitFor(() => expect(listRows()).toHaveLength(1))
  }

  async function restore(): Promise<void> {
    const stored = covered.filter((namespace) => readConnectorId(namespace))
    for (const namespace of stored) beginRestoring(namespace, readConnectorId(namespace) ?? '')
    await restoreConnections(stored)
  }

  async function setUp() {
    const world = await start()
    await loadPage(world)
    return { world, connectWallet: () => world.connect?.() ?? connect(connector) }
  }

  function expectConnected(): void {
    for (const [{ chainNamespace, caipNetworkId }, address] of accounts) {
      expect(accountOf(chainNamespace)).toMatchObject({
        status: 'connected',
        address,
        caipNetworkId,
        connectorId: connector.id,
        wallet: { id: connector.id, type: kind.type, name: walletName },
      })
    }
  }

  describe(`the connector kind ${name}`, () => {
    const analytics: AnalyticsDetail[] = []
    let stop = () => {}
    beforeEach(() => {
      storage = createFakeStorage()
      vi.stubGlobal('localStorage', storage)
      vi.stubGlobal('navigator', { userAgent: '' })
      vi.stubGlobal('matchMedia', () => ({ matches: false }))
      vi.stubGlobal('fetch', () => new Promise(() => {}))
      vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
      Object.assign(options, defaultOptions, { projectId: 'p1' })
      addModal(modal)
      analytics.length = 0
      stop = onHostEvent((event, detail) => {
        if (event === 'analytics') analytics.push(detail)
      })
    })
    afterEach(() => {
      stop()
      leavePage()
      removeModal(modal)
      Object.assign(options, defaultOptions)
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })

    it('is found by the id of its connector, which a wallet that announces itself may have only if it is of that kind', () => {
      expect(kindOf(connector.id)).toBe(kind)
      expect(connector.type).toBe(kind.type)
      expect(isFreeId(connector.id)).toBe(kind === announced)
    })

    it(
      isListed ? 'has a row in Connect while the page can connect it' : 'has no row in Connect',
      async () => {
        const { world } = await setUp()
        const [row, ...others] = listRows()
        expect(others).toEqual([])
        expect(row?.wallet.name).toBe(isListed ? connector.name : undefined)
        if (!row) return
        selectWallet(modal, row)
        expect(modal.router.top()?.view).toBe(command.view ?? 'ConnectingExternal')
        leavePage()
        world.takeAway?.()
        setRequestedNetworks(all)
        syncConnectors()
        expect(listRows()).toEqual([])
      },
    )

    it('connects each namespace that its wallet grants', async () => {
      const { world, connectWallet } = await setUp()
      await connectWallet()
      expectConnected()
      expect(world.isGranted()).toBe(true)
      expect(covered.map((namespace) => connectedKind(accountOf(namespace)))).toEqual(
        covered.map(() => kind),
      )
      expect(networks.activeNamespace).toBe(connector.namespace)
    })

    it(`emits the analytics event of a connection with the method ${method} and the wallet’s name`, async () => {
      const { connectWallet } = await setUp()
      await connectWallet()
      expect(analytics.filter(({ event }) => event.startsWith('CONNECT_'))).toEqual([
        { event: 'CONNECT_SUCCESS', properties: { method, name: walletName } },
      ])
    })

    it('is restored at the next page load without a prompt', async () => {
      const { world, connectWallet } = await setUp()
      await connectWallet()
      const prompts = world.prompts()
      await loadPage(world)
      expect(statuses()).toEqual(covered.map(() => 'disconnected'))
      await restore()
      expectConnected()
      expect(world.prompts()).toBe(prompts)
    })

    it('is not restored once its wallet has ended the connection', async () => {
      const { world, connectWallet } = await setUp()
      await connectWallet()
      const prompts = world.prompts()
      await world.end()
      await loadPage(world)
      await restore()
      expect(statuses()).toEqual(covered.map(() => 'disconnected'))
      expect(world.prompts()).toBe(prompts)
    })

    it('ends in its wallet and in storage when one of its namespaces disconnects', async () => {
      const { world, connectWallet } = await setUp()
      await connectWallet()
      await disconnect(covered.at(-1))
      expect(statuses()).toEqual(covered.map(() => 'disconnected'))
      await vi.waitFor(() => expect(world.isGranted()).toBe(false))
      await vi.waitFor(() => expect(choices).toEqual(expect.arrayContaining(storedKeys())))
      await loadPage(world)
      await restore()
      expect(statuses()).toEqual(covered.map(() => 'disconnected'))
    })

    it('ends in its wallet and in storage when one of its namespaces disconnects during the restore', async () => {
      const { world, connectWallet } = await setUp()
      await connectWallet()
      await loadPage(world)
      const restoring = restore()
      await disconnect(covered.at(-1))
      await restoring
      expect(statuses()).toEqual(covered.map(() => 'disconnected'))
      expect(covered.flatMap((namespace) => readConnectorId(namespace) ?? [])).toEqual([])
      await vi.waitFor(() => expect(world.isGranted()).toBe(false))
    })

    it(`is connected by the command connect with ${command.wallet}, ${command.view ? `in the view ${command.view}` : 'without a view'}`, async () => {
      const { connectWallet } = await setUp()
      const connecting = connectionCommands.connect(modal, {
        command: 'connect',
        wallet: command.wallet,
      })
      expect(modal.state.open && modal.router.top()?.view).toBe(command.view ?? false)
      if (command.view) await connectWallet()
      const [[, address] = []] = accounts
      expect(await connecting).toMatchObject({
        namespace: connector.namespace,
        address,
        wallet: { type: kind.type },
      })
    })
  })
}
