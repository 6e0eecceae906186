import { expect, it } from 'vitest'
import type { Network } from '../../types/network.ts'
import type { ReadRequest } from '../../types/review.ts'
import { estimateCost } from './estimateCost.ts'

const network: Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}
const origin = { caipNetworkId: 'eip155:1', from: '0xMe' } as const
const place = { networkId: 'eip155:1', network, address: '0xMe' } as const
const ether = 10n ** 18n

const costOf = (fee: bigint | null, value = ether) => {
  const paying = { kind: 'amount', amount: value, unit: 'native' } as const
  const request: ReadRequest = {
    heading: 'review.heading.transaction',
    caipNetworkId: 'eip155:1',
    from: '0xMe',
    isRisky: true,
    statements: [{ text: 'review.pay', values: { value: paying } }],
    estimateFee: async () => fee,
  }
  return estimateCost(request, origin, place)
}
const doubtsOf = async (...given: Parameters<typeof costOf>) =>
  (await costOf(...given))?.doubts.map(({ text }) => text)

it('a fee that a node estimates is doubted above the limit of the currency, and above a tenth of a payment', async () => {
  expect(await doubtsOf(ether / 1_000n)).toEqual([])
  expect(await doubtsOf(ether / 10n)).toEqual(['review.feeHigh'])
  expect(await doubtsOf(ether / 1_000n, ether / 200n)).toEqual(['review.feeShare'])
})

it('a fee of small change is no doubt, however little is paid', async () => {
  expect(await doubtsOf(ether / 100_000n, 1n)).toEqual([])
})

it('a fee that no node can tell is unknown', async () => {
  expect(await costOf(null)).toBeNull()
  expect(await estimateCost({} as ReadRequest, origin, { ...place, network: null })).toBeNull()
})
