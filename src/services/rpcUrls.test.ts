import { expect, it } from 'vitest'
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

it('asks custom URLs first, then the blockchain API, then the defaults', () => {
  const customRpcUrls = { 'eip155:1': [custom], 'eip155:2': ['https://other.example'] }
  expect(rpcUrlsOf(createNetwork(1), { customRpcUrls, context })).toEqual([
    custom,
    served,
    standard,
  ])
})

it('names no URL twice', () => {
  const customRpcUrls = { 'eip155:1': [standard, served] }
  expect(rpcUrlsOf(createNetwork(1), { customRpcUrls, context })).toEqual([standard, served])
})

it.each([
  ['a network it does not serve', 31337, context],
  ['a missing project id', 1, { ...context, projectId: '' }],
  ['a missing context', 1, null],
])('leaves the blockchain API out for %s', (_, id, given) => {
  expect(rpcUrlsOf(createNetwork(id), { customRpcUrls: {}, context: given })).toEqual([standard])
})

it('asks nodes whether they are well in the words of their family, or not at all', () => {
  const of = (chainNamespace: Network['chainNamespace']) =>
    pingMethodOf({ ...createNetwork(1), chainNamespace })
  expect([of('eip155'), of('solana')]).toEqual(['net_listening', 'getHealth'])
  expect([of('bip122'), of('polkadot')]).toEqual([undefined, undefined])
})
