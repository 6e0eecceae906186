import { beforeEach, expect, it, vi } from 'vitest'
import { addConnector, removeConnectors } from '../../controllers/connectors.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { Connector } from '../../types/connector.ts'
import { restoreOthers } from './restoreOthers.ts'
import { plainNetwork } from './testing/plainRequest.ts'

const { adoptWallet } = vi.hoisted(() => ({ adoptWallet: vi.fn() }))
vi.mock('./adoptWallet.ts', () => ({ adoptWallet }))

let storage: ReturnType<typeof createFakeStorage>
beforeEach(() => {
  vi.useFakeTimers()
  adoptWallet.mockClear()
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  storage.setItem('onboard.js:last_connected_wallet', '["MetaMask"]')
  removeConnectors(() => true)
  setRequestedNetworks([plainNetwork('eip155:1')])
  updateOptions({ restoreFrom: ['web3-onboard'] })
})

const wallet = (id: string, name: string): Connector => ({
  id,
  name,
  rdns: id,
  type: 'ANNOUNCED',
  namespace: 'eip155',
})
const metaMask = wallet('io.metamask', 'MetaMask')

/** Restores, and lets the time for late wallets pass. */
async function restoreAndWait() {
  const done = restoreOthers()
  await vi.advanceTimersByTimeAsync(3_000)
  await done
}

it('an installed wallet of the stored name is adopted at once', async () => {
  addConnector(wallet('io.rabby', 'Rabby'))
  addConnector(metaMask)
  await restoreOthers()
  expect(adoptWallet.mock.calls).toEqual([[expect.objectContaining(metaMask)]])
})

it('a wallet that announces itself within 3 s is adopted, and a later one is not', async () => {
  const done = restoreOthers()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(adoptWallet).not.toHaveBeenCalled()
  addConnector(metaMask)
  await done
  expect(adoptWallet).toHaveBeenCalledOnce()
  adoptWallet.mockClear()
  removeConnectors(() => true)
  await restoreAndWait()
  addConnector(metaMask)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(adoptWallet).not.toHaveBeenCalled()
})

it('none of two wallets with the stored name is adopted', async () => {
  addConnector(metaMask)
  addConnector(wallet('io.metamask.flask', 'MetaMask'))
  await restoreAndWait()
  expect(adoptWallet).not.toHaveBeenCalled()
})

it('a wallet that has the stored id goes before one that has the stored name', async () => {
  const uid = 'a'
  const connector = { id: 'io.metamask', name: 'Rabby' }
  const state = { current: uid, connections: { value: [[uid, { connector }]] } }
  storage.setItem('wagmi.store', JSON.stringify({ state }))
  updateOptions({ restoreFrom: ['wagmi'] })
  addConnector(wallet('io.rabby', 'Rabby'))
  addConnector(metaMask)
  await restoreOthers()
  expect(adoptWallet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(metaMask))
})

it.each(['connected', 'disconnected'])(
  'nothing is adopted once a wallet was connected here: %s',
  async (status) => {
    storage.setItem('wallet-modal/connection_status', status)
    addConnector(metaMask)
    await restoreAndWait()
    expect(adoptWallet).not.toHaveBeenCalled()
  },
)

it('nothing is adopted in a namespace that the page does not have, or without a name in the attribute', async () => {
  addConnector(metaMask)
  setRequestedNetworks([plainNetwork('solana:a')])
  await restoreAndWait()
  setRequestedNetworks([plainNetwork('eip155:1')])
  updateOptions({ restoreFrom: [] })
  await restoreAndWait()
  expect(adoptWallet).not.toHaveBeenCalled()
})
