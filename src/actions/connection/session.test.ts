import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, accounts, connectedNamespaces } from '../../controllers/accounts.ts'
import { beginRestoring, leaveConnection, liveConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import {
  isApproved,
  networks,
  setActiveNamespace,
  setRequestedNetworks,
} from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { read, readConnectorId } from '../../storage/storage.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { ConnectionFollower, ConnectorDriver } from '../../types/connectorDriver.ts'
import type { HostEventMap } from '../../types/host.ts'
import { writable } from '../../utils/testing/writable.ts'
import { connect } from './connect.ts'
import { restoreConnections } from './restoreConnections.ts'
import {
  createPlainAdapter,
  createPlainWallet,
  type PlainWallet,
} from './testing/plainNamespace.ts'
import { plainNetwork } from './testing/plainRequest.ts'

const now = vi.hoisted(() => ({ adapters: {} as Record<string, unknown>, driver: {} as unknown }))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async (namespace: string) => now.adapters[namespace],
}))
vi.mock('../../connectors/registry.ts', async (load) => ({
  ...(await load<object>()),
  loadConnectorDriver: async () => now.driver,
}))

/** These two have no balances, so no chain is read. */
const both = ['bip122', 'polkadot'] as const
const configured = both.flatMap((one) => [plainNetwork(`${one}:a`), plainNetwork(`${one}:b`)])

interface Side {
  wallet: PlainWallet
  sessionId: string
  approved: CaipNetworkId[]
  follower: ConnectionFollower | undefined
}

/** Grants by namespace: sides of one session, or of two. */
let sides: Side[]
let ended: string[]
let failure: WalletModalError | undefined
const left = vi.fn<(sessionId: string | undefined) => void>()

const asConnection = (side: Side) => ({
  namespace: side.wallet.connector.namespace,
  provider: side.wallet,
  wallet: { id: 'walletConnect', name: 'A phone', rdns: null, type: 'WALLET_CONNECT' as const },
  sessionId: side.sessionId,
  get approvedCaipNetworkIds() {
    return side.approved
  },
  follow(follower: ConnectionFollower) {
    side.follower = follower
    return () => {
      side.follower = undefined
    }
  },
})

const driver: ConnectorDriver = {
  async connect({ onFailure }) {
    if (failure) onFailure?.(failure)
    return sides.map(asConnection)
  },
  async restore({ connector }) {
    const own = sides.filter(({ wallet }) => wallet.connector.namespace === connector.namespace)
    return own.map(asConnection)
  },
  async disconnect({ sessionId }) {
    left(sessionId)
  },
}

function grant(sessions: readonly [string, string] = ['one', 'one']): void {
  sides = both.map((one, index) => {
    const wallet = createPlainWallet(one, 9, [`${one}:a`, `${one}:b`])
    wallet.isGranted = true
    return { wallet, sessionId: sessions[index] ?? '', approved: [`${one}:a`], follower: undefined }
  })
}

const sideOf = (namespace: Namespace): Side => {
  const side = sides.find(({ wallet }) => wallet.connector.namespace === namespace)
  if (!side) throw new Error(`no session on ${namespace}`)
  return side
}

const pairing = () =>
  connect({
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    namespace: 'bip122',
  })

let errors: string[]
onHostEvent((name, detail) => {
  if (name === 'error') errors.push((detail as HostEventMap['error']).code)
  if (name !== 'disconnect') return
  const { namespace, reason } = detail as HostEventMap['disconnect']
  ended.push(`${namespace} ${reason}`)
})

/** Simulates a page load. */
function loadPage(): void {
  for (const namespace of both) leaveConnection(namespace)
  for (const key of Object.keys(accounts)) delete writable(accounts)[key as Namespace]
  writable(networks).approved = {}
  setRequestedNetworks([...configured])
  writable(networks).active = Object.fromEntries(both.map((one) => [one, plainNetwork(`${one}:a`)]))
  setActiveNamespace('bip122')
  now.adapters = Object.fromEntries(both.map((one) => [one, createPlainAdapter()]))
  now.driver = driver
  ended = []
  errors = []
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  left.mockClear()
  failure = undefined
  grant()
  loadPage()
})

describe('a WalletConnect session that its wallet changes', () => {
  it('stays connected on the other namespaces if one is withdrawn, also after a reload', async () => {
    await pairing()
    sideOf('bip122').follower?.ended('wallet', 'namespace')
    expect(ended).toEqual(['bip122 wallet'])
    expect(connectedNamespaces()).toEqual(['polkadot'])
    expect(networks.activeNamespace).toBe('polkadot')
    expect(readConnectorId('bip122')).toBeUndefined()
    expect(read('connectedNamespaces')).toEqual(['polkadot'])
    expect(left).not.toHaveBeenCalled()
  })

  it('is disconnected on all namespaces if the wallet ends it', async () => {
    await pairing()
    sideOf('polkadot').follower?.ended('wallet', 'session')
    expect(ended.sort()).toEqual(['bip122 wallet', 'polkadot wallet'])
    expect(connectedNamespaces()).toEqual([])
  })

  it('is disconnected with the reason “expired” once its expiry has passed', async () => {
    await pairing()
    sideOf('bip122').follower?.ended('expired', 'session')
    expect(ended.sort()).toEqual(['bip122 expired', 'polkadot expired'])
  })

  it('can end without affecting another wallet’s session', async () => {
    grant(['one', 'two'])
    await pairing()
    sideOf('bip122').follower?.ended('wallet', 'session')
    expect(ended).toEqual(['bip122 wallet'])
    sideOf('polkadot').wallet.leave()
    expect(ended).toEqual(['bip122 wallet', 'polkadot wallet'])
  })

  it('offers a network once the wallet has approved it', async () => {
    await pairing()
    const other = plainNetwork('bip122:b')
    expect(isApproved(other)).toBe(false)
    const side = sideOf('bip122')
    side.approved = ['bip122:a', 'bip122:b']
    side.follower?.changed()
    expect(isApproved(other)).toBe(true)
  })

  it('emits nothing once the user has disconnected', async () => {
    await pairing()
    await sideOf('bip122').wallet.listener?.leave?.()
    expect(sides.map(({ follower }) => follower)).toEqual([undefined, undefined])
  })
})

it('disconnecting through one namespace’s provider ends the session at the wallet', async () => {
  await pairing()
  await sideOf('polkadot').wallet.listener?.leave?.()
  expect(ended.sort()).toEqual(['bip122 user', 'polkadot user'])
  expect(left).toHaveBeenCalledWith('one')
})

it('a namespace that fails to connect emits an error, and the others are connected', async () => {
  failure = new WalletModalError('LOAD_FAILED')
  await pairing()
  expect(errors).toEqual(['LOAD_FAILED'])
  expect(connectedNamespaces().sort()).toEqual([...both])
})

it('a stored namespace without networks in the page is not restored, and stays stored', async () => {
  await pairing()
  loadPage()
  setRequestedNetworks(configured.filter(({ chainNamespace }) => chainNamespace === 'polkadot'))
  for (const namespace of both) beginRestoring(namespace, readConnectorId(namespace) ?? '')
  await restoreConnections(both)
  expect(connectedNamespaces()).toEqual(['polkadot'])
  expect(accountOf('bip122').status).toBe('disconnected')
  expect(liveConnection('bip122')).toBeUndefined()
  expect(readConnectorId('bip122')).toBe('walletConnect')
  expect(read('connectedNamespaces')?.sort()).toEqual([...both])
  expect(ended).toEqual([])
})
