import { describe, expect, it } from 'vitest'
import type { Network } from '../types/network.ts'
import { pingMethodOf, rpcUrlsOf } from './rpcUrls.ts'

const context = { blockchainApiUrl: 'https://api.example', projectId: 'p1' }
const custom = 'https://custom.example'
const standard = 'https://standard.example'
const served = 'https://api.example/v1?chainId=eip155%3A1&projectId=p1'

function createNetwork(id: number): Network {
  return {
    id,
    name: 'Net',
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [standard] } },
  }
}

it('RPC URLs that the host configures replace all others', () => {
  const customRpcUrls = { 'eip155:1': [custom, custom], 'eip155:2': ['https://other.example'] }
  expect(rpcUrlsOf(createNetwork(1), { customRpcUrls, context })).toEqual([custom])
})

it('a network that the blockchain API supports uses only that API’s URL', () => {
  for (const customRpcUrls of [{}, { 'eip155:1': [] }]) {
    expect(rpcUrlsOf(createNetwork(1), { customRpcUrls, context })).toEqual([served])
  }
})

it.each([
  ['a network it does not serve', 31337, context],
  ['a missing project id', 1, { ...context, projectId: '' }],
  ['a missing context', 1, null],
])('the nodes in the network’s definition are used for %s', (_, id, given) => {
  expect(rpcUrlsOf(createNetwork(id), { customRpcUrls: {}, context: given })).toEqual([standard])
})

it('Bitcoin uses the nodes in its network’s definition, since the blockchain API has no Esplora', () => {
  const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93' as const
  const bitcoin: Network = { ...createNetwork(1), chainNamespace: 'bip122', caipNetworkId }
  expect(rpcUrlsOf(bitcoin, { customRpcUrls: {}, context })).toEqual([standard])
})

describe('health checks of nodes', () => {
  const of = (chainNamespace: Network['chainNamespace'], customRpcUrls = {}) =>
    pingMethodOf({ ...createNetwork(1), chainNamespace }, { customRpcUrls, context })

  it('call the namespace’s ping method on the host’s nodes, if the namespace has one', () => {
    const own = { 'eip155:1': [custom] }
    expect([of('eip155', own), of('solana', own)]).toEqual(['net_listening', 'getHealth'])
    expect([of('bip122', own), of('polkadot', own)]).toEqual([undefined, undefined])
  })

  it('are never sent to public nodes', () => {
    expect([of('eip155'), of('solana')]).toEqual([undefined, undefined])
  })
})
