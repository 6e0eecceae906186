import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { announceConnections } from './announceConnections.ts'
import { addUnconnected, announcerOf, unconnectedNamespaces } from './announcements.ts'
import { prepareAnnouncer } from './announceWallet.ts'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { createTestDriver } from './testing/testWallet.ts'

const network = 'bip122:000000000019d6689c085ae165831e93'
const announce = vi.fn(() => () => {})
vi.mock('../../chains/laterFamilies.ts', () => ({
  hasLaterPart: () => true,
  loadLaterPart: async () => ({ announce }),
}))

function hold(announcesItself?: boolean, namespace: Namespace = 'bip122'): void {
  const wallet = createPlainWallet('bip122', 1, [network])
  const { connector } = wallet
  const adapter = createPlainAdapter()
  const { id, name, type } = connector
  const live: LiveConnection = {
    connection: {
      namespace,
      provider: {},
      wallet: { id, name, type, rdns: null },
      approvedCaipNetworkIds: null,
      ...(announcesItself !== undefined && { announcesItself }),
    },
    adapter,
    opened: adapter.open(wallet),
    driver: createTestDriver(() => []),
    connectorId: id,
    accounts: [],
    describe: () => null,
    stop: () => {},
  }
  commitConnection(namespace, live)
}

beforeEach(() => {
  updateOptions({ announce: true })
})

afterEach(() => {
  updateOptions({ announce: false })
  endConnection('bip122')
  announce.mockClear()
})

it('the modal announces a wallet once, even if `announceConnections` runs twice', async () => {
  hold()
  announceConnections()
  announceConnections()
  await vi.waitFor(() => expect(announce).toHaveBeenCalled())
  expect(announce).toHaveBeenCalledOnce()
})

it('the modal announces a wallet in the same task once the announcing code is loaded', async () => {
  await prepareAnnouncer('bip122')
  hold()
  announceConnections()
  expect(announce).toHaveBeenCalledOnce()
})

it('the modal does not announce a wallet that disconnects before the announcing code has loaded', async () => {
  hold(false, 'solana')
  announceConnections()
  endConnection('solana')
  await vi.waitFor(() => expect(announcerOf('solana')).toBeDefined())
  expect(announce).not.toHaveBeenCalled()
})

it('the modal stops announcing a stored wallet when the host turns announcing off', () => {
  const stop = vi.fn()
  addUnconnected('polkadot', { name: 'Phone', stop })
  announceConnections()
  expect(stop).not.toHaveBeenCalled()
  updateOptions({ announce: false })
  announceConnections()
  expect(stop).toHaveBeenCalledOnce()
  expect(unconnectedNamespaces()).toEqual([])
})

it('the modal does not announce a wallet that announces itself', () => {
  hold(true)
  announceConnections()
  expect(announce).not.toHaveBeenCalled()
})
