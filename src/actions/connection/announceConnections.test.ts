import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announcedAhead, announcers } from '../../controllers/announcements.ts'
import { commitConnection, endConnection } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { announceConnections } from './announceConnections.ts'
import { prepareAnnouncer } from './announceWallet.ts'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { createTestDriver } from './testing/testWallet.ts'

const network = 'bip122:000000000019d6689c085ae165831e93'
const announce = vi.fn(() => () => {})
vi.mock('../../chains/laterFamilies.ts', () => ({
  hasLaterPart: () => true,
  loadLaterPart: async () => ({ announce }),
}))

function hold(announcesItself?: boolean): void {
  const wallet = createPlainWallet('bip122', 1, [network])
  const { connector } = wallet
  const adapter = createPlainAdapter()
  const { id, name, type } = connector
  const live: LiveConnection = {
    connection: {
      namespace: 'bip122',
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
  commitConnection('bip122', live)
}

beforeEach(() => {
  options.announce = true
})

afterEach(() => {
  options.announce = false
  endConnection('bip122')
  announce.mockClear()
  announcers.clear()
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
  hold()
  announceConnections()
  endConnection('bip122')
  await vi.waitFor(() => expect(announcers.size).toBe(1))
  expect(announce).not.toHaveBeenCalled()
})

it('the modal stops announcing a stored wallet when the host turns announcing off', () => {
  const stop = vi.fn()
  announcedAhead.set('polkadot', { name: 'Phone', stop })
  announceConnections()
  expect(stop).not.toHaveBeenCalled()
  options.announce = false
  announceConnections()
  expect(stop).toHaveBeenCalledOnce()
  expect(announcedAhead.size).toBe(0)
})

it('the modal does not announce a wallet that announces itself', () => {
  hold(true)
  announceConnections()
  expect(announce).not.toHaveBeenCalled()
})
