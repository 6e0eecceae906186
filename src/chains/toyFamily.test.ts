import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { disconnect } from '../actions/connection/disconnect.ts'
import { restoreConnections } from '../actions/connection/restoreConnections.ts'
import { connectInModal } from '../actions/modal/connectInModal.ts'
import { syncConnectors } from '../actions/wallets/discoverInstalled.ts'
import { installedRows } from '../actions/wallets/installedRows.ts'
import { selectWallet } from '../actions/wallets/selectWallet.ts'
import { announced } from '../connectors/installed/kinds.ts'
import { describeConnectorKind } from '../connectors/testing/describeConnectorKind.ts'
import { accountOf, clearAccount } from '../controllers/accounts.ts'
import { beginRestoring, leaveConnection } from '../controllers/connections.ts'
import { connectors } from '../controllers/connectors.ts'
import { createModal } from '../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../controllers/networks.ts'
import { createRouter } from '../controllers/router.ts'
import { readConnectorId } from '../storage/storage.ts'
import { createFakeStorage } from '../storage/testing/fakeStorage.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import { writable } from '../utils/testing/writable.ts'
import { findNetwork } from './networks.ts'
import { provided, type ToyWallet } from './testing/toy/adapter.ts'
import { toy } from './testing/toy/family.ts'

// The four lines of code that a family adds outside of its folders; the fifth is a type.
vi.mock('../types/caip.ts', async (load) => ({
  namespaces: [...(await load<typeof import('../types/caip.ts')>()).namespaces, 'toy'],
}))
vi.mock('./families.ts', async (load) => {
  const module = await load<typeof import('./families.ts')>()
  Object.assign(module.families, { toy: (await import('./testing/toy/family.ts')).toy })
  return module
})
vi.mock('./laterFamilies.ts', async (load) => {
  const module = await load<typeof import('./laterFamilies.ts')>()
  const { toyLater } = await import('./testing/toy/laterFamily.ts')
  Object.assign(module.laterFamilies, { toy: toyLater })
  return module
})
vi.mock('../connectors/installed/discoverers.ts', async () => {
  const { discoverToy } = await import('../connectors/installed/testing/toy/discover.ts')
  return { discoverers: { toy: () => discoverToy } }
})
vi.mock('../actions/wallets/fetchWallets.ts', () => ({ fetchWallets: async () => {} }))

const { namespace } = toy
let isPermitted: boolean
const wallet: ToyWallet = {
  name: 'Toy Wallet',
  network: 'toy:main' as CaipNetworkId,
  async accounts({ silent }) {
    isPermitted ||= !silent
    return isPermitted ? ['toy1'] : []
  },
  forget() {
    isPermitted = false
  },
  listen() {},
}

/** Simulates a page load with the same storage and wallet. */
function loadPage(): void {
  leaveConnection(namespace)
  clearAccount(namespace)
  const network = findNetwork('toy')
  if (!network) throw new Error('the family has no network')
  setRequestedNetworks([network])
  writable(networks).active = { [namespace]: network }
  setActiveNamespace(namespace)
  syncConnectors()
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('toyWallet', wallet)
  isPermitted = false
  loadPage()
})
afterEach(() => {
  leaveConnection(namespace)
  clearAccount(namespace)
  vi.unstubAllGlobals()
})

async function connectWallet(): Promise<void> {
  const modal = createModal(createRouter, {} as HTMLElement)
  const [row] = installedRows(connectors.list)
  if (!row) throw new Error('no wallet is listed')
  selectWallet(modal, row)
  await connectInModal(modal, row.wallet, modal.router.top()?.data.namespace)
}

it('a family by its folders and five lines connects a wallet of it', async () => {
  await connectWallet()
  expect(accountOf(namespace)).toMatchObject({
    status: 'connected',
    address: 'toy1',
    caipNetworkId: 'toy:main',
    connectorId: 'Toy Wallet',
  })
  expect(provided.addresses).toEqual(['toy1'])
})

it('a family by its folders and five lines restores its connection and disconnects it', async () => {
  await connectWallet()
  loadPage()
  beginRestoring(namespace, readConnectorId(namespace) ?? '')
  await restoreConnections([namespace])
  expect(accountOf(namespace)).toMatchObject({ status: 'connected', address: 'toy1' })
  await disconnect(namespace)
  expect(accountOf(namespace).status).toBe('disconnected')
  expect(provided.addresses).toEqual([])
  expect(isPermitted).toBe(false)
})

const network = toy.networks[0]?.network
if (!network) throw new Error('the family has no network')

describeConnectorKind('announced, on a family by its folders and five lines,', {
  kind: announced,
  connector: { id: wallet.name, name: wallet.name, type: announced.type, namespace },
  walletName: wallet.name,
  accounts: [[network, 'toy1']],
  isListed: true,
  method: 'browser',
  command: { wallet: wallet.name },
  start() {
    let prompts = 0
    const counting: ToyWallet = {
      ...wallet,
      async accounts(options) {
        if (!options.silent) prompts += 1
        return wallet.accounts(options)
      },
    }
    isPermitted = false
    return {
      load() {
        vi.stubGlobal('toyWallet', counting)
        return undefined
      },
      prompts: () => prompts,
      isGranted: () => isPermitted,
      end: wallet.forget,
      takeAway: () => vi.stubGlobal('toyWallet', undefined),
    }
  },
})
