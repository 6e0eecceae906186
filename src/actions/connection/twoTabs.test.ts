import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../../storage/keys.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectorDriver } from '../../types/connectorDriver.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork } from './testing/plainRequest.ts'

const both = ['bip122', 'polkadot'] as const
type Tested = (typeof both)[number]

const networkOf = (namespace: Tested) => plainNetwork(`${namespace}:a`)

/** The part of Web Locks that the tabs use. */
function createFakeLocks() {
  const held = new Map<string, number>()
  const add = (name: string, count: number) => held.set(name, (held.get(name) ?? 0) + count)
  return {
    async request(name: string, options: LockOptions, act: (lock: object | null) => unknown) {
      if (options.ifAvailable) return act(held.get(name) ? null : {})
      add(name, 1)
      const result = await act({})
      add(name, -1)
      return result
    },
  }
}

/** Opens a tab with modules of its own. All tabs share storage, locks and the wallets' grants. */
async function openTab() {
  const installed = both.map((namespace) => createPlainWallet(namespace, 0, [`${namespace}:a`]))
  for (const one of installed) {
    Object.defineProperty(one, 'isGranted', {
      get: () => granted.has(one.connector.id),
      set: (next: boolean) => granted[next ? 'add' : 'delete'](one.connector.id),
    })
  }
  let isThere = async (_: Namespace) => true
  const driver: ConnectorDriver = {
    async connect({ connector }) {
      const { id, name, type, namespace } = connector
      const wallet = { id, name, rdns: null, type }
      return installed
        .filter((one) => one.connector.id === id)
        .map((provider) => ({ namespace, provider, wallet, approvedCaipNetworkIds: null }))
    },
    restore: async (request) =>
      (await isThere(request.connector.namespace)) ? driver.connect(request) : [],
    async disconnect() {},
  }
  const adapters = { bip122: createPlainAdapter(), polkadot: createPlainAdapter() }
  vi.resetModules()
  vi.doMock('../../chains/families.ts', async (original) => ({
    ...(await original<object>()),
    loadFamilyPart: async (namespace: Tested) => adapters[namespace],
  }))
  vi.doMock('../../connectors/registry.ts', async (load) => ({
    ...(await load<object>()),
    loadConnectorDriver: async () => driver,
  }))
  const { connect } = await import('./connect.ts')
  const { disconnect } = await import('./disconnect.ts')
  const { followOtherTab } = await import('./followOtherTab.ts')
  const { restoreConnections } = await import('./restoreConnections.ts')
  const { accountOf } = await import('../../controllers/accounts.ts')
  const { beginRestoring, leaveConnection } = await import('../../controllers/connections.ts')
  const { onHostEvent } = await import('../../controllers/events.ts')
  const { networks, setActiveNamespace, setActiveNetwork, setRequestedNetworks } = await import(
    '../../controllers/networks.ts'
  )
  const { read, readConnectorId } = await import('../../storage/storage.ts')
  setRequestedNetworks(both.map(networkOf))
  for (const namespace of both) setActiveNetwork(networkOf(namespace))
  setActiveNamespace(read('activeNamespace') ?? 'bip122')
  const told: string[] = []
  onHostEvent((name, detail) => {
    const { namespace, reason } = detail as { namespace?: string; reason?: string }
    if (name === 'connect' || name === 'disconnect') {
      told.push([name, namespace, reason].filter(Boolean).join(' '))
    }
  })
  const walletOf = (namespace: Tested) => installed[both.indexOf(namespace)] as PlainWallet
  return {
    told,
    walletOf,
    /** Wallets respond to a restore once `next` has resolved: with their accounts for true, with none for false. */
    restoresOnceThere(next: (namespace: Namespace) => Promise<boolean>) {
      isThere = next
    },
    connect: (namespace: Tested) => connect(walletOf(namespace).connector),
    disconnect,
    follow: () => followOtherTab(true),
    /** Restores as the element does at page load. */
    restore() {
      const stored = read('connectionStatus') === 'connected' ? read('connectedNamespaces') : []
      for (const namespace of stored ?? [])
        beginRestoring(namespace, readConnectorId(namespace) ?? '')
      return restoreConnections(stored ?? [])
    },
    status: (namespace: Tested) => accountOf(namespace).status,
    shown: () => networks.activeNamespace,
    stored: () => read('connectedNamespaces') ?? [],
    close() {
      for (const namespace of both) leaveConnection(namespace)
    },
  }
}

let granted: Set<string>
beforeEach(() => {
  granted = new Set()
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('navigator', { userAgent: '', locks: createFakeLocks() })
})

const missing = async () => false

describe('a connection that a second tab cannot restore', () => {
  it('stays connected in the first tab, whatever the second one stores', async () => {
    const first = await openTab()
    await first.connect('polkadot')
    await first.connect('bip122')
    const second = await openTab()
    const wallets = vi.fn(missing)
    second.restoresOnceThere(wallets)
    await second.restore()
    await first.follow()
    await second.follow()
    expect(first.told).toEqual(['connect polkadot', 'connect bip122'])
    expect(first.status('bip122')).toBe('connected')
    expect(first.shown()).toBe('bip122')
    expect(second.status('bip122')).toBe('disconnected')
    // One attempt per namespace: following does not retry missing wallets.
    expect(wallets).toHaveBeenCalledTimes(2)
  })

  it('is restored in both tabs once the wallet is installed', async () => {
    const first = await openTab()
    const second = await openTab()
    await first.connect('bip122')
    second.restoresOnceThere(missing)
    await second.follow()
    expect(second.status('bip122')).toBe('disconnected')
    await first.disconnect()
    await second.follow()
    await first.connect('bip122')
    second.restoresOnceThere(async () => true)
    await second.follow()
    expect(second.status('bip122')).toBe('connected')
  })

  it('stays stored as the active one, while the second tab activates a connection that it can restore', async () => {
    const first = await openTab()
    await first.connect('polkadot')
    await first.connect('bip122')
    const second = await openTab()
    second.restoresOnceThere(async (namespace) => namespace !== 'bip122')
    await second.restore()
    await first.follow()
    await second.follow()
    expect([first.shown(), second.shown()]).toEqual(['bip122', 'polkadot'])
  })

  it('stays stored if no tab can restore it', async () => {
    const first = await openTab()
    await first.connect('bip122')
    first.close()
    const tabs = [await openTab(), await openTab()]
    for (const tab of tabs) tab.restoresOnceThere(missing)
    await Promise.all(tabs.map((tab) => tab.restore()))
    expect(tabs.map((tab) => tab.status('bip122'))).toEqual(['disconnected', 'disconnected'])
    expect(tabs[0]?.stored()).toEqual(['bip122'])
  })
})

describe('while a stored connection is being restored', () => {
  async function restoring() {
    const before = await openTab()
    await before.connect('bip122')
    const other = await openTab()
    await other.restore()
    before.close()
    const tab = await openTab()
    let arrive = (_: boolean) => {}
    tab.restoresOnceThere(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    const restored = tab.restore()
    await vi.waitFor(() => expect(tab.status('bip122')).toBe('connecting'))
    return { other, tab, restored, arrive: () => arrive(true) }
  }

  it('a disconnect persists, and the wallet is disconnected once the wallet is found', async () => {
    const { tab, restored, arrive } = await restoring()
    await tab.disconnect('bip122')
    expect(tab.status('bip122')).toBe('disconnected')
    arrive()
    await restored
    expect(tab.status('bip122')).toBe('disconnected')
    expect(tab.told).toEqual([])
    expect(tab.stored()).toEqual([])
    expect(tab.walletOf('bip122').isGranted).toBe(false)
  })

  it('a disconnect in another tab persists', async () => {
    const { other, tab, restored, arrive } = await restoring()
    await other.disconnect()
    arrive()
    await restored
    expect([tab.status('bip122'), tab.told]).toEqual(['disconnected', []])
  })

  it('a connection made in another tab replaces the stored one', async () => {
    const { other, tab, restored, arrive } = await restoring()
    await other.disconnect()
    await tab.follow()
    expect(tab.status('bip122')).toBe('disconnected')
    await other.connect('bip122')
    arrive()
    await restored
    tab.restoresOnceThere(async () => true)
    await tab.follow()
    expect([tab.status('bip122'), tab.told]).toEqual(['connected', ['connect bip122']])
  })
})

it('values that another tab writes one by one are applied once all are written', async () => {
  const tab = await openTab()
  await tab.connect('polkadot')
  await tab.connect('bip122')
  const { activeCaipNetworkId, activeNamespace } = storageKeys
  localStorage.setItem(activeCaipNetworkId, 'polkadot:a')
  const reading = vi.spyOn(localStorage, 'getItem')
  const following = tab.follow()
  await vi.waitFor(() => expect(reading).toHaveBeenCalledWith(activeCaipNetworkId))
  localStorage.setItem(activeNamespace, 'polkadot')
  await following
  expect(tab.shown()).toBe('polkadot')
})

describe('with any order of actions in two tabs', () => {
  const tab = fc.nat({ max: 1 })
  const namespace = fc.constantFrom(...both)
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('connect' as const), tab, namespace }) },
    fc.record({ do: fc.constant('disconnect' as const), tab, namespace: fc.option(namespace) }),
    fc.record({ do: fc.constant('reload' as const), tab, isThere: fc.boolean() }),
  )

  it('a connection ends only by a disconnect, unless its tab is reloaded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        granted.clear()
        vi.stubGlobal('localStorage', createFakeStorage())
        vi.stubGlobal('navigator', { userAgent: '', locks: createFakeLocks() })
        const tabs = [await openTab(), await openTab()]
        const kept = new Set<Tested>()
        for (const one of steps) {
          const before = tabs.map((each) => both.map((own) => each.status(own)))
          if (one.do === 'reload') {
            tabs[one.tab]?.close()
            const reloaded = await openTab()
            tabs[one.tab] = reloaded
            reloaded.restoresOnceThere(async () => one.isThere)
            await reloaded.restore()
          } else if (one.do === 'connect') await tabs[one.tab]?.connect(one.namespace)
          else await tabs[one.tab]?.disconnect(one.namespace ?? undefined)
          for (const each of tabs) await each.follow()
          if (one.do === 'connect') kept.add(one.namespace)
          if (one.do === 'disconnect')
            for (const own of both) if (own === (one.namespace ?? own)) kept.delete(own)
          // Whatever wallets do at a reload, only a disconnect clears storage.
          expect([...(tabs[0]?.stored() ?? [])].sort()).toEqual([...kept].sort())
          if (one.do === 'disconnect') continue
          tabs.forEach((each, index) => {
            if (one.do === 'reload' && index === one.tab) return
            both.forEach((own, at) => {
              if (before[index]?.[at] === 'connected') expect(each.status(own)).toBe('connected')
            })
          })
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
