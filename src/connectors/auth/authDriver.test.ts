import { expect, it } from 'vitest'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import { emptyContext } from '../installed/testing/fakePage.ts'
import { evmNetwork } from '../walletConnect/testing/networks.ts'
import { authDriver } from './authDriver.ts'
import { createFakeEmbeddedWallet, eoa, smart } from './testing/fakeEmbeddedWallet.ts'

const connector: Connector = { id: 'ID_AUTH', type: 'AUTH', name: 'Auth', namespace: 'eip155' }

const solana: Network = {
  ...evmNetwork(1),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const polkadot: Network = {
  ...evmNetwork(1),
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:1',
}

function setUp(own: { isConnected?: boolean; fails?: string } = {}) {
  const { wallet, requests, endLogin } = createFakeEmbeddedWallet(own)
  const networks = [evmNetwork(1), solana, polkadot]
  const context: ConnectorContext = {
    ...emptyContext,
    networks,
    preferredNetwork: (name) => networks.find(({ chainNamespace }) => chainNamespace === name),
    embeddedWallet: async () => wallet,
  }
  return { asked: requests, endLogin, request: { connector, context } }
}

it('one login of the embedded wallet connects each namespace in which the user has an account, with the connector’s namespace first', async () => {
  const { request, asked: requests } = setUp()
  const connections = await authDriver.connect(request)
  expect(connections.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  expect(connections[0]).toMatchObject({
    wallet: { id: 'ID_AUTH', type: 'AUTH' },
    approvedCaipNetworkIds: null,
  })
  // The connector's network is connected last, because the frame stays on the network of the last connection.
  expect(requests.at(-1)).toBe('eip155:1')
  expect(connections[0]?.typeOf?.(smart.toLowerCase())).toBe('smartAccount')
  expect(connections[0]?.typeOf?.(eoa)).toBe('eoa')
})

it('a namespace in which the embedded wallet has no account is not connected, and `connect` rejects if it is the connector’s own', async () => {
  const { request } = setUp({ fails: solana.caipNetworkId })
  const connections = await authDriver.connect(request)
  expect(connections.map(({ namespace }) => namespace)).toEqual(['eip155'])
  const own = setUp({ fails: 'eip155:1' })
  await expect(authDriver.connect(own.request)).rejects.toThrow('no account there')
})

it('`restore` of the embedded wallet’s driver connects one namespace, and rejects if the user is not logged in', async () => {
  const gone = setUp({ isConnected: false })
  await expect(authDriver.restore(gone.request)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(gone.asked).toEqual([])
  const { request } = setUp()
  const connections = await authDriver.restore(request)
  expect(connections.map(({ namespace }) => namespace)).toEqual(['eip155'])
})

it('disconnecting two namespaces of the embedded wallet signs the user out once, and their later requests reject with 4900', async () => {
  const { request, asked: requests } = setUp()
  const [first, second] = await authDriver.connect(request)
  if (!first || !second) throw new Error('two were expected')
  await Promise.all([authDriver.disconnect(first), authDriver.disconnect(second)])
  expect(requests.filter((what) => what === 'sign out')).toHaveLength(1)
  const provider = first.provider as { request(call: object): Promise<unknown> }
  const accounts = provider.request({ method: 'eth_accounts' })
  await expect(accounts).rejects.toMatchObject({ code: 4900 })
})

it('a login that ends in the frame ends the connections of the embedded wallet and their providers', async () => {
  const { request, endLogin } = setUp()
  const [first] = await authDriver.connect(request)
  const ends: string[] = []
  first?.follow?.({ changed: () => {}, ended: (...how) => ends.push(how.join(' ')) })
  endLogin()
  expect(ends).toEqual(['wallet session'])
  const provider = first?.provider as { request(call: object): Promise<unknown> }
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
})
