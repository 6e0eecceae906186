import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount } from '../../controllers/accounts.ts'
import { leaveConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { announce } from './announce.ts'
import { announceConnections } from './announceConnections.ts'
import { commit } from './commit.ts'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest, plainTerms } from './testing/plainRequest.ts'

const network = plainNetwork('polkadot:a')
const heard = vi.fn()
const stopAnnouncing = vi.fn()
let stopHearing = () => {}

function connected(connection: Partial<WalletConnection> = {}) {
  const wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  const adapter = createPlainAdapter()
  const announced = vi.spyOn(adapter, 'announce').mockReturnValue(stopAnnouncing)
  const live = commit(plainRequest(wallet, {}, connection), plainTerms(wallet, adapter))
  return { wallet, adapter, announced, live }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  networks.requested = [network]
  networks.active = {}
  options.announce = false
  heard.mockReset()
  stopAnnouncing.mockReset()
  stopHearing = onHostEvent(heard)
})

afterEach(() => {
  stopHearing()
  leaveConnection('polkadot')
  clearAccount('polkadot')
})

it('tells the host who is connected, where, and by what provider', () => {
  const { wallet, adapter, live } = connected()
  const detail = announce(live, false)
  const accounts = wallet.accounts()
  const address = accounts[0]?.address
  expect(detail).toEqual({
    namespace: 'polkadot',
    address,
    caipAddress: `polkadot:a:${address}`,
    accounts,
    network,
    wallet: { ...live.connection.wallet },
    provider: adapter.hostProvider.public,
    restored: false,
  })
  expect(heard).toHaveBeenCalledExactlyOnceWith('connect', detail)
})

it('says of a connection that was restored that it was', () => {
  expect(announce(connected().live, true)).toMatchObject({ restored: true })
})

it('tells nothing of a connection that has ended by now', () => {
  const { live } = connected()
  leaveConnection('polkadot')
  clearAccount('polkadot')
  expect(announce(live, false)).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})

it('announces the wallet to the page only where the host wants that, and as long as it does', () => {
  const { announced, live } = connected()
  announce(live, false)
  expect(announced).not.toHaveBeenCalled()
  options.announce = true
  announceConnections()
  const { name } = live.connection.wallet
  expect(announced).toHaveBeenCalledExactlyOnceWith({ name }, expect.anything())
  announceConnections()
  expect(announced).toHaveBeenCalledTimes(1)
  options.announce = false
  announceConnections()
  expect(stopAnnouncing).toHaveBeenCalledTimes(1)
})

it('does not announce a wallet that announces itself', () => {
  options.announce = true
  const { announced, live } = connected({ announcesItself: true })
  announce(live, false)
  expect(announced).not.toHaveBeenCalled()
})
