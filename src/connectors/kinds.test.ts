import { hexToBytes } from '@noble/hashes/utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectedKind } from '../actions/connection/connectedKind.ts'
import { disconnect } from '../actions/connection/disconnect.ts'
import { restoreConnections } from '../actions/connection/restoreConnections.ts'
import { testNetwork } from '../actions/connection/testing/testWallet.ts'
import { connectInModal } from '../actions/modal/connectInModal.ts'
import { syncConnectors } from '../actions/wallets/discoverInstalled.ts'
import { listConnectRows } from '../actions/wallets/listConnectRows.ts'
import { selectWallet } from '../actions/wallets/selectWallet.ts'
import { accountOf, clearAccount } from '../controllers/accounts.ts'
import { beginRestoring, leaveConnection } from '../controllers/connections.ts'
import { connectors, removeConnectors } from '../controllers/connectors.ts'
import { createModal } from '../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../controllers/networks.ts'
import { connectorSections } from '../controllers/options.ts'
import { createRouter } from '../controllers/router.ts'
import { readConnectorId } from '../storage/storage.ts'
import { createFakeStorage } from '../storage/testing/fakeStorage.ts'
import type { WalletRow } from '../types/wallet.ts'
import { writable } from '../utils/testing/writable.ts'
import { isFreeId } from './installed/isFreeId.ts'
import { kinds } from './kinds.ts'
import type { Hid, HidDevice } from './testing/device/deviceDriver.ts'
import { device } from './testing/device/kind.ts'

// The line that a kind adds to the registry.
vi.mock('./kinds.ts', async (load) => {
  const { device } = await import('./testing/device/kind.ts')
  return { kinds: [...(await load<typeof import('./kinds.ts')>()).kinds, device] }
})
vi.mock('./installed/discoverWallets.ts', () => ({
  discoverWallets: () => ({ look() {}, stop() {} }),
}))
vi.mock('../actions/wallets/fetchWallets.ts', () => ({ fetchWallets: async () => {} }))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let isPermitted: boolean
const prompts = vi.fn<() => void>()

const plugged: HidDevice = {
  productName: 'Model T',
  receiveFeatureReport: async () => new DataView(hexToBytes(address.slice(2)).buffer),
  async forget() {
    isPermitted = false
  },
}
const hid: Hid = {
  async requestDevice() {
    prompts()
    isPermitted = true
    return [plugged]
  },
  getDevices: async () => (isPermitted ? [plugged] : []),
}

/** Simulates a page load with the same storage and device. */
function loadPage(): void {
  leaveConnection('eip155')
  clearAccount('eip155')
  writable(networks).active = { eip155: testNetwork(1) }
  setRequestedNetworks([testNetwork(1)])
  setActiveNamespace('eip155')
  syncConnectors()
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('navigator', { hid })
  prompts.mockClear()
  isPermitted = false
  loadPage()
})
afterEach(() => {
  leaveConnection('eip155')
  clearAccount('eip155')
  removeConnectors(() => true)
  vi.unstubAllGlobals()
})

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
    hasWalletConnect: false,
    usesEip6963: true,
  })

async function connectDevice(): Promise<WalletRow | undefined> {
  const modal = createModal(createRouter, {} as HTMLElement)
  const [row] = listRows()
  if (!row) return undefined
  selectWallet(modal, row)
  expect(modal.router.top()?.view).toBe('ConnectingExternal')
  await connectInModal(modal, row.wallet, modal.router.top()?.data.namespace)
  return row
}

it('a kind in the registry is listed where it works, and a wallet cannot take its id', () => {
  expect(listRows()).toMatchObject([
    { wallet: { id: 'device', name: 'Test Device' }, tag: null, connectors: [{ type: 'DEVICE' }] },
  ])
  expect(isFreeId('DEVICE')).toBe(false)
  vi.stubGlobal('navigator', {})
  syncConnectors()
  expect(listRows()).toEqual([])
})

it('a row of a kind in the registry connects by its driver', async () => {
  await connectDevice()
  expect(accountOf('eip155')).toMatchObject({
    status: 'connected',
    address,
    connectorId: 'device',
    wallet: { id: 'device', type: 'DEVICE' },
  })
  expect(connectedKind(accountOf('eip155'))).toBe(device)
  expect(prompts).toHaveBeenCalledOnce()
})

it('a stored connection of a kind in the registry is restored without a prompt', async () => {
  await connectDevice()
  prompts.mockClear()
  loadPage()
  expect(accountOf('eip155').status).toBe('disconnected')
  beginRestoring('eip155', readConnectorId('eip155') ?? '')
  await restoreConnections(['eip155'])
  expect(accountOf('eip155')).toMatchObject({ status: 'connected', address })
  expect(prompts).not.toHaveBeenCalled()
})

it('disconnecting a kind in the registry ends it in the wallet, and forgets what it has stored', async () => {
  await connectDevice()
  expect(localStorage.getItem('test/device-model')).toBe('Model T')
  await disconnect('eip155')
  expect(accountOf('eip155')).toMatchObject({ status: 'disconnected', address: null })
  expect(isPermitted).toBe(false)
  expect(readConnectorId('eip155')).toBeFalsy()
  expect(localStorage.getItem('test/device-model')).toBeNull()
})

it('each kind has a type and an id of its own', () => {
  const ids = kinds.map(({ connector }) => connector.id.toLowerCase())
  expect(new Set(ids).size).toBe(kinds.length)
  expect(new Set(kinds.map(({ type }) => type)).size).toBe(kinds.length)
})
