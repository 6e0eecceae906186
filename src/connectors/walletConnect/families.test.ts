import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Eip155Provider } from '../../chains/eip155/walletConnect.ts'
import type { SolanaProvider } from '../../chains/solana/provider.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { connected, connector, pairWith } from './testing/connected.ts'
import { address, evmNetwork } from './testing/networks.ts'
import { granted } from './testing/peers.ts'
import { mainnet, solanaAddress, solanaNetwork } from './testing/playSolanaSession.ts'

const networks = [evmNetwork(1), evmNetwork(8453), solanaNetwork(mainnet)]
const events = ['accountsChanged', 'chainChanged']
const solana = {
  chains: [mainnet],
  accounts: [`${mainnet}:${solanaAddress}`],
  methods: ['solana_signMessage'],
  events,
}
const ethereum = {
  chains: ['eip155:1'],
  accounts: [`eip155:1:${address}`],
  methods: ['personal_sign'],
  events,
}
const bitcoinId = 'bip122:000000000019d6689c085ae165831e93'
const bitcoin = {
  chains: [bitcoinId],
  accounts: [`${bitcoinId}:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4`],
  methods: ['signMessage'],
  events,
}
const both = { eip155: ethereum, solana }

const names = (connections: readonly WalletConnection[]) =>
  connections.map(({ namespace }) => namespace)
const of = (connections: readonly WalletConnection[], namespace: Namespace) => {
  const found = connections.find((one) => one.namespace === namespace)
  if (!found) throw new Error(`not connected on ${namespace}`)
  return found
}
/** Records the events of a connection. */
function follow(connection: WalletConnection) {
  const follower = { changed: vi.fn(), ended: vi.fn() }
  connection.follow?.(follower)
  return follower
}
const accountsOf = ({ provider }: WalletConnection) =>
  (provider as Eip155Provider).request({ method: 'eth_accounts' })

it('a wallet that removes one namespace from a session stays connected on the other namespaces', async () => {
  const { connections, client, wallet, topic } = await connected({ networks }, both)
  const [evm, sol] = [of(connections, 'eip155'), of(connections, 'solana')]
  const [onEvm, onSolana] = [follow(evm), follow(sol)]
  await wallet.client.update({ topic, namespaces: { eip155: ethereum } })
  await vi.waitFor(() =>
    expect(onSolana.ended).toHaveBeenCalledExactlyOnceWith('wallet', 'namespace'),
  )
  expect(onEvm.ended).not.toHaveBeenCalled()
  expect(await accountsOf(evm)).toEqual([address])
  const left = (sol.provider as SolanaProvider).connect({ silent: true })
  await expect(left).rejects.toMatchObject({ code: 4900 })
  expect(client.session.keys).toEqual([topic])
})

it('a network that the wallet approves later is added to the connection', async () => {
  const { connections, wallet, topic } = await connected({ networks }, both)
  const evm = of(connections, 'eip155')
  expect(evm.approvedCaipNetworkIds).toEqual(['eip155:1'])
  const follower = follow(evm)
  await wallet.client.update({ topic, namespaces: { ...both, eip155: granted.eip155 ?? ethereum } })
  await vi.waitFor(() => expect(follower.changed).toHaveBeenCalled())
  expect(evm.approvedCaipNetworkIds).toEqual(['eip155:1', 'eip155:8453'])
})

it('a session that the wallet ends is disconnected on every namespace', async () => {
  const { connections, wallet, topic } = await connected({ networks }, both)
  const followers = connections.map(follow)
  await wallet.client.disconnect({ topic, reason: { code: 6000, message: 'bye' } })
  for (const { ended } of followers) {
    await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith('wallet', 'session'))
  }
})

it('a granted namespace that the page has not configured is not connected', async () => {
  const { connections } = await connected({ networks }, { ...both, bip122: bitcoin })
  expect(names(connections)).toEqual(['eip155', 'solana'])
})

it('each namespace is restored from the session that grants it', async () => {
  const page = await connected({ networks }, { eip155: ethereum })
  const second = await pairWith(page, { solana })
  const { driver, context, topic } = page
  const restore = (namespace: Namespace) =>
    driver.restore({ connector: { ...connector, namespace }, context })
  const [evm, sol] = await Promise.all([restore('eip155'), restore('solana')])
  expect(evm).toMatchObject([{ namespace: 'eip155', sessionId: topic }])
  expect(sol).toMatchObject([{ namespace: 'solana', sessionId: second.topic }])
  await expect(restore('bip122')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
})

it('disconnecting one namespace preserves the session and its other namespaces', async () => {
  const { driver, connections, client, topic } = await connected({ networks }, both)
  const [evm, sol] = [of(connections, 'eip155'), of(connections, 'solana')]
  follow(evm)
  await driver.release?.(sol)
  expect(await accountsOf(evm)).toEqual([address])
  expect(client.session.keys).toEqual([topic])
})

describe('a namespace whose chunk fails to load', () => {
  beforeEach(() => {
    vi.doMock('../../chains/solana/walletConnect.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  })
  afterEach(() => vi.doUnmock('../../chains/solana/walletConnect.ts'))

  it('emits an error while pairing, and the others are connected', async () => {
    const onFailure = vi.fn()
    const { connections } = await connected({ networks }, { eip155: ethereum }, { onFailure })
    expect(names(connections)).toEqual(['eip155'])
    expect(onFailure).toHaveBeenCalledOnce()
    expect(onFailure.mock.lastCall).toMatchObject([{ code: 'LOAD_FAILED' }])
  })

  it('emits an error while restoring, and the others are restored', async () => {
    vi.doUnmock('../../chains/solana/walletConnect.ts')
    const { driver, context } = await connected({ networks }, both)
    vi.doMock('../../chains/solana/walletConnect.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const restore = (namespace: Namespace) =>
      driver.restore({ connector: { ...connector, namespace }, context })
    await expect(restore('solana')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(names(await restore('eip155'))).toEqual(['eip155'])
    vi.doUnmock('../../chains/solana/walletConnect.ts')
    expect(names(await restore('solana'))).toEqual(['solana'])
  })
})
