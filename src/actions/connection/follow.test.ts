import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, clearAccount } from '../../controllers/accounts.ts'
import { leaveConnection, unrestorableId } from '../../controllers/connections.ts'
import { onConnectionEvent, onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { readAddress } from '../../storage/choices.ts'
import { readConnectorId, removeConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { ConnectionFollower, WalletConnection } from '../../types/connectorDriver.ts'
import { writable } from '../../utils/testing/writable.ts'
import { selectAccount } from './applyAccounts.ts'
import { commit } from './commit.ts'
import { announce } from './establish.ts'
import { follow } from './follow.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest, plainTerms } from './testing/plainRequest.ts'

const now = vi.hoisted(() => ({ adapter: undefined as unknown }))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async () => now.adapter,
}))

const returned = vi.fn()
onConnectionEvent((name, detail) => {
  if (name === 'walletReturned') returned(detail.namespace)
})

const both = ['bip122', 'polkadot'] as const
const heard = vi.fn()
let stopHearing = () => {}
let wallet: PlainWallet

/** A connected plain wallet with its listeners. */
function connectAndFollow(
  of: PlainWallet,
  connection: Partial<WalletConnection> = {},
  adapter = createPlainAdapter(),
) {
  of.isGranted = true
  now.adapter = adapter
  const live = commit(plainRequest(of, {}, connection), plainTerms(of, adapter))
  follow(live)
  announce(live, false)
  heard.mockReset()
  return live
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setRequestedNetworks(both.flatMap((one) => [plainNetwork(`${one}:a`), plainNetwork(`${one}:b`)]))
  writable(networks).active = {}
  writable(networks).approved = {}
  wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  heard.mockReset()
  returned.mockReset()
  stopHearing = onHostEvent(heard)
})

afterEach(() => {
  stopHearing()
  for (const namespace of both) {
    leaveConnection(namespace)
    clearAccount(namespace)
  }
})

it('the account that the wallet selects becomes active and is emitted', () => {
  connectAndFollow(wallet)
  wallet.changeAccount()
  const address = wallet.accounts()[0]?.address
  expect(accountOf('polkadot').address).toBe(address)
  expect(heard).toHaveBeenCalledWith('accountchange', expect.objectContaining({ address }))
})

it('a network change of the wallet is applied, unless the network is of another namespace', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  connectAndFollow(wallet)
  wallet.listener?.network('polkadot:b')
  expect(accountOf('polkadot').caipNetworkId).toBe('polkadot:b')
  wallet.listener?.network('bip122:a')
  expect(accountOf('polkadot').caipNetworkId).toBe('polkadot:b')
  warned.mockRestore()
})

it('a network change with its accounts respells the selected account, and replaces one that is missing there', () => {
  const [first, second] = wallet.accounts().map(({ address }) => address)
  const on = (network: string, ...addresses: (string | undefined)[]) =>
    addresses.map((address) => ({ address: `${network} ${address}`, type: 'eoa' }) as const)
  const { adapter } = connectAndFollow(wallet)
  adapter.accountsOn = (accounts, { caipNetworkId }) =>
    on(caipNetworkId.slice(-1), ...accounts.map(({ address }) => address.replace(/^[ab] /, '')))
  selectAccount('polkadot', `${second}`)
  wallet.listener?.network('polkadot:b', on('b', 'other', second))
  expect(accountOf('polkadot').address).toBe(`b ${second}`)
  expect(readAddress('polkadot')).toBe(`b ${second}`)
  wallet.listener?.network('polkadot:a', on('a', first))
  expect(accountOf('polkadot').accounts).toEqual(on('a', first))
})

it('a wallet without accounts stays stored, and `walletReturned` is emitted when it has accounts again', () => {
  connectAndFollow(wallet)
  wallet.leave()
  expect(accountOf('polkadot').status).toBe('disconnected')
  expect(heard).toHaveBeenCalledWith('disconnect', { namespace: 'polkadot', reason: 'wallet' })
  expect(readConnectorId('polkadot')).toBe(wallet.connector.id)
  expect(unrestorableId('polkadot')).toBe(wallet.connector.id)
  // At once, since a wallet may be unlocked before a promise resolves.
  wallet.comeBack()
  expect(returned).toHaveBeenCalledWith('polkadot')
})

it('a wallet that revoked its permission is removed from storage', () => {
  connectAndFollow(wallet)
  const { listener } = wallet
  wallet.leave()
  listener?.withdraw?.()
  expect(readConnectorId('polkadot')).toBeUndefined()
  expect(unrestorableId('polkadot')).toBeUndefined()
})

it('a disconnection has the reason `other-tab` if storage no longer contains the connection', () => {
  connectAndFollow(wallet)
  removeConnectorId('polkadot')
  wallet.leave()
  expect(heard).toHaveBeenCalledWith('disconnect', { namespace: 'polkadot', reason: 'other-tab' })
})

it('a change of the wallet is ignored once the connection is no longer followed', () => {
  const live = connectAndFollow(wallet)
  const { listener } = wallet
  live.stop()
  expect(wallet.listener).toBeUndefined()
  expect(listener).toBeDefined()
})

it('a wallet whose `watch` throws is connected nevertheless', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const adapter = createPlainAdapter()
  vi.spyOn(adapter, 'watch').mockImplementation(() => {
    throw new Error('no events')
  })
  const live = connectAndFollow(wallet, {}, adapter)
  expect(accountOf('polkadot').status).toBe('connected')
  expect(() => live.stop()).not.toThrow()
  warned.mockRestore()
})

describe('a session of two namespaces', () => {
  const followers: ConnectionFollower[] = []

  beforeEach(() => {
    followers.length = 0
    for (const namespace of both) {
      connectAndFollow(createPlainWallet(namespace, 0, [`${namespace}:a`]), {
        sessionId: 'topic',
        follow(follower) {
          followers.push(follower)
          return () => {}
        },
      })
    }
  })

  it('ends for both when the wallet ends it', () => {
    followers[0]?.ended('wallet', 'session')
    for (const namespace of both) {
      expect(accountOf(namespace).status).toBe('disconnected')
      expect(readConnectorId(namespace)).toBeUndefined()
      expect(heard).toHaveBeenCalledWith('disconnect', { namespace, reason: 'wallet' })
    }
  })

  it('continues for one namespace when the wallet withdraws the other', () => {
    followers[0]?.ended('wallet', 'namespace')
    expect(accountOf('bip122').status).toBe('disconnected')
    expect(accountOf('polkadot').status).toBe('connected')
  })
})

it('a network that the wallet approves later is added to the connection', () => {
  let follower: ConnectionFollower | undefined
  const connection: Partial<WalletConnection> & { approvedCaipNetworkIds: `polkadot:${string}`[] } =
    {
      approvedCaipNetworkIds: ['polkadot:a'],
      follow(next) {
        follower = next
        return () => {}
      },
    }
  const live = connectAndFollow(wallet, connection)
  Object.assign(live.connection, { approvedCaipNetworkIds: ['polkadot:b'] })
  follower?.changed()
  expect(networks.approved.polkadot).toEqual(['polkadot:b'])
})
