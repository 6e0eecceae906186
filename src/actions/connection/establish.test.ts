import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount } from '../../controllers/accounts.ts'
import { leaveConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { type SignInGate, subscribeSignIn } from '../../controllers/signInGate.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { ConnectionStatus } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { writable } from '../../utils/testing/writable.ts'
import { announceConnections } from './announceConnections.ts'
import { followAccounts } from './applyAccounts.ts'
import { commit } from './commit.ts'
import { announce } from './establish.ts'
import { forgetConnection } from './forgetConnection.ts'
import { showConnections } from './showConnection.ts'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest, plainTerms } from './testing/plainRequest.ts'

const network = plainNetwork('polkadot:a')
const heard = vi.fn()
const stopAnnouncing = vi.fn()
const announced = vi.fn(() => stopAnnouncing)
vi.mock('../../chains/laterFamilies.ts', () => ({
  hasLaterPart: () => true,
  loadLaterPart: async () => ({ announce: announced }),
}))
let stopHearing = () => {}

function connected(connection: Partial<WalletConnection> = {}) {
  const wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  const adapter = createPlainAdapter()
  const live = commit(plainRequest(wallet, {}, connection), plainTerms(wallet, adapter))
  return { wallet, adapter, live }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks([network])
  writable(networks).active = {}
  updateOptions({ announce: false })
  heard.mockReset()
  stopAnnouncing.mockReset()
  announced.mockClear()
  stopHearing = onHostEvent(heard)
})

afterEach(() => {
  stopHearing()
  leaveConnection('polkadot')
  clearAccount('polkadot')
})

it('a connection gives the host account, network and provider', () => {
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

it('the connect event of a restored connection marks it as restored', () => {
  expect(announce(connected().live, true)).toMatchObject({ restored: true })
})

it('a connection that ends before its connect event emits no event', () => {
  const { live } = connected()
  leaveConnection('polkadot')
  clearAccount('polkadot')
  expect(announce(live, false)).toBeNull()
  expect(heard).not.toHaveBeenCalled()
})

it('a connection without its required sign-in emits no event, and the modal neither attaches nor announces the wallet', async () => {
  updateOptions({ announce: true })
  const standing = vi.fn(() => 'connecting' as ConnectionStatus)
  subscribeSignIn({ standing } as Partial<SignInGate> as SignInGate)
  const { adapter, live, wallet } = connected()
  const address = wallet.accounts()[0]?.address
  announce(live, false)
  expect([heard, announced].map((one) => one.mock.calls.length)).toEqual([0, 0])
  expect(adapter.provided.addresses).toEqual([])
  standing.mockReturnValue('connected')
  showConnections()
  expect(heard).toHaveBeenCalledExactlyOnceWith('connect', expect.objectContaining({ address }))
  await vi.waitFor(() => expect(announced).toHaveBeenCalledOnce())
  expect(adapter.provided.addresses[0]).toBe(address)
  standing.mockReturnValue('connecting')
  showConnections()
  expect(stopAnnouncing).toHaveBeenCalledOnce()
  expect(adapter.provided.addresses).toEqual([])
  standing.mockReturnValue('connected')
  showConnections()
  expect(heard).toHaveBeenLastCalledWith('connect', expect.objectContaining({ restored: true }))
  standing.mockReturnValue('disconnected')
  showConnections()
  expect(heard).toHaveBeenLastCalledWith('disconnect', { namespace: 'polkadot', reason: 'expired' })
  heard.mockClear()
  forgetConnection('polkadot', 'user')
  expect(heard).not.toHaveBeenCalled()
  subscribeSignIn(undefined)
})

it('a changed account that must sign in emits accountchange and connect after the sign-in', () => {
  const standing = vi.fn(() => 'connected' as ConnectionStatus)
  subscribeSignIn({ standing } as Partial<SignInGate> as SignInGate)
  const { live, wallet } = connected()
  announce(live, false)
  heard.mockClear()
  standing.mockReturnValue('connecting')
  wallet.changeAccount()
  followAccounts('polkadot', wallet.accounts())
  expect(heard).not.toHaveBeenCalled()
  standing.mockReturnValue('connected')
  showConnections()
  expect(heard.mock.calls.map(([name, { address }]) => [name, address])).toEqual([
    ['accountchange', wallet.accounts()[0]?.address],
    ['connect', wallet.accounts()[0]?.address],
  ])
  subscribeSignIn(undefined)
})

it('the modal announces a connected wallet to other apps while the option `announce` is set', async () => {
  const { live } = connected()
  announce(live, false)
  expect(announced).not.toHaveBeenCalled()
  updateOptions({ announce: true })
  announceConnections()
  const { name } = live.connection.wallet
  await vi.waitFor(() =>
    expect(announced).toHaveBeenCalledExactlyOnceWith({ name }, expect.anything()),
  )
  announceConnections()
  expect(announced).toHaveBeenCalledTimes(1)
  updateOptions({ announce: false })
  announceConnections()
  expect(stopAnnouncing).toHaveBeenCalledTimes(1)
})

it('the modal does not announce a wallet that announces itself', () => {
  updateOptions({ announce: true })
  const { live } = connected({ announcesItself: true })
  announce(live, false)
  expect(announced).not.toHaveBeenCalled()
})
