import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, clearAccount } from '../../controllers/accounts.ts'
import { leaveConnection, liveConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { readNetworkId, writeAddress } from '../../storage/choices.ts'
import { read, readConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { commit } from './commit.ts'
import { announce } from './establish.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork, plainRequest, plainTerms } from './testing/plainRequest.ts'

let adapter: ReturnType<typeof createPlainAdapter>
let wallet: PlainWallet

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  for (const namespace of ['bip122', 'polkadot'] as const) {
    leaveConnection(namespace)
    clearAccount(namespace)
  }
  adapter = createPlainAdapter()
  wallet = createPlainWallet('polkadot', 0, ['polkadot:a'])
  setRequestedNetworks([plainNetwork('bip122:a'), plainNetwork('polkadot:a')])
  setActiveNamespace('bip122')
  writable(networks).active = { bip122: plainNetwork('bip122:a') }
  writable(networks).approved = {}
})

it('`commit` writes the same values to state and storage, and attaches the page’s provider', () => {
  const live = commit(plainRequest(wallet), plainTerms(wallet, adapter))
  const address = wallet.accounts()[0]?.address
  expect(liveConnection('polkadot')).toBe(live)
  expect(accountOf('polkadot')).toMatchObject({
    status: 'connected',
    address,
    caipNetworkId: 'polkadot:a',
    connectorId: wallet.connector.id,
  })
  expect(readConnectorId('polkadot')).toBe(wallet.connector.id)
  expect(readNetworkId('polkadot')).toBe('polkadot:a')
  expect(read('connectedNamespaces')).toEqual(['polkadot'])
  expect(adapter.provided.addresses).toEqual([])
  announce(live, false)
  expect(adapter.provided.addresses[0]).toBe(address)
  expect(adapter.provided.caipNetworkId).toBe('polkadot:a')
})

it('`commit` activates the account that the user selected last', () => {
  const chosen = wallet.accounts()[2]?.address ?? ''
  writeAddress('polkadot', chosen)
  announce(commit(plainRequest(wallet), plainTerms(wallet, adapter)), false)
  expect(accountOf('polkadot').address).toBe(chosen)
  expect(adapter.provided.addresses[0]).toBe(chosen)
})

it('`commit` activates the namespace, unless the request has `activates: false`', () => {
  commit(plainRequest(wallet, { activates: false }), plainTerms(wallet, adapter))
  expect(networks.activeNamespace).toBe('bip122')
  commit(plainRequest(wallet), plainTerms(wallet, adapter))
  expect(networks.activeNamespace).toBe('polkadot')
})

it('`commit` stores the networks that the wallet approved', () => {
  commit(
    plainRequest(wallet, {}, { approvedCaipNetworkIds: ['polkadot:a'] }),
    plainTerms(wallet, adapter),
  )
  expect(networks.approved.polkadot).toEqual(['polkadot:a'])
})

describe('a connection that `commit` replaces', () => {
  let other: PlainWallet

  beforeEach(() => {
    other = createPlainWallet('polkadot', 1, ['polkadot:a'])
    wallet.isGranted = true
    other.isGranted = true
  })

  it('ends with a disconnect event, and is revoked at its wallet', async () => {
    const former = plainRequest(wallet)
    const leave = vi.spyOn(former.driver, 'disconnect')
    commit(former, plainTerms(wallet, adapter))
    const heard = vi.fn()
    const stop = onHostEvent(heard)
    commit(plainRequest(other), plainTerms(other, adapter))
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith('disconnect', {
      namespace: 'polkadot',
      reason: 'user',
    })
    await vi.waitFor(() => expect(wallet.isGranted).toBe(false))
    expect(leave).toHaveBeenCalledExactlyOnceWith(former.connection)
    expect(accountOf('polkadot').address).toBe(other.accounts()[0]?.address)
  })

  it('keeps its permission if another connector connects the same wallet', async () => {
    const revoke = vi.spyOn(adapter, 'revoke')
    commit(plainRequest(wallet), plainTerms(wallet, adapter))
    const again = { ...wallet.connector, id: 'the same in another way' }
    commit(plainRequest(wallet, { connector: again }), plainTerms(wallet, adapter))
    await Promise.resolve()
    expect(revoke).not.toHaveBeenCalled()
    expect(wallet.isGranted).toBe(true)
  })
})
