import { expect, it } from 'vitest'
import type { OrderAsset, SignedOrder } from '../../types/review.ts'
import { judgeOrders } from './orderWorth.ts'

const network = {
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
const units = {
  '0xUsdc': { symbol: 'USDC', decimals: 6 },
  '0xWeth': { symbol: 'WETH', decimals: 18 },
  '0xFake': { symbol: 'USD', decimals: 6, isUnlisted: true },
}
const prices = { native: 2_500, '0xWeth': 2_500, '0xUsdc': 1, '0xFake': 1_000 }
const of = (token: string, amount: bigint): OrderAsset => ({ amount, unit: { token } })
const ether = (amount: bigint): OrderAsset => ({ amount, unit: 'native' })
const one = 10n ** 18n
const judge = (
  gives: SignedOrder['gives'],
  gets: SignedOrder['gets'],
  known: Readonly<Record<string, number>> = {},
) => judgeOrders([{ gives, gets }], { network, units, prices: known })
const worthless = [{ text: 'review.order.worthless', isGrave: true }]
const usd = (cents: bigint) => ({ kind: 'usd', cents })

it.each<[string, SignedOrder['gives'], SignedOrder['gets']]>([
  ['an ape for 1 gwei', ['item'], [ether(10n ** 9n)]],
  ['three items for 0.00001 USDC', ['item', 'item', 'item'], [of('0xUsdc', 10n)]],
  ['50 WETH for an unknown item', [of('0xWeth', 50n * one)], ['item']],
  ['an item for any amount of an unlisted token', ['item'], [of('0xFake', 10n ** 30n)]],
  ['an item for nothing', ['item'], []],
  ['an item for a token that could not be read', ['item'], [of('0xGone', one)]],
])('the review says that %s is for nothing of known value', (_, gives, gets) => {
  expect(judge(gives, gets)).toEqual(worthless)
  expect(judge(gives, gets, prices)).toEqual(worthless)
})

it('a price tells that three items for 0.0001 USDC are for nothing', () => {
  const gets = [of('0xUsdc', 100n)]
  expect(judge(['item', 'item', 'item'], gets)).toEqual([])
  expect(judge(['item', 'item', 'item'], gets, prices)).toEqual(worthless)
})

it('nothing is claimed of an order without prices', () => {
  expect(judge(['item'], [ether(one)])).toEqual([])
  expect(judge([of('0xWeth', one)], [of('0xUsdc', 1_000_000n)])).toEqual([])
})

it('the review tells the worth of what comes for an item, whose worth is unknown', () => {
  expect(judge(['item'], [ether(one)], prices)).toEqual([
    { text: 'review.order.worth', values: { get: usd(250_000n) } },
  ])
})

it('an order that brings less than half of what it gives is marked', () => {
  expect(judge([of('0xWeth', one)], [of('0xUsdc', 1_000_000_000n)], prices)).toEqual([
    {
      text: 'review.order.cheap',
      values: { give: usd(250_000n), get: usd(100_000n) },
      isGrave: true,
    },
  ])
  expect(judge([of('0xWeth', one)], [of('0xUsdc', 2_490_000_000n)], prices)).toEqual([
    { text: 'review.order.worths', values: { give: usd(250_000n), get: usd(249_000n) } },
  ])
})

it('the worth of an unlisted token is never compared', () => {
  expect(judge([of('0xFake', 10n ** 12n)], [of('0xUsdc', 1_000_000n)], prices)).toEqual([
    { text: 'review.order.worth', values: { get: usd(100n) } },
  ])
})

it('orders for nothing are told once', () => {
  const order: SignedOrder = { gives: ['item'], gets: [] }
  expect(judgeOrders([order, order], { network, units, prices })).toEqual(worthless)
})
