import { expect, it } from 'vitest'
import type { OrderFee, SendOrder } from '../../types/order.ts'
import { balancesAfter } from './balancesAfter.ts'

const ether = 10n ** 18n
const milli = 10n ** 15n
const pays = { token: null, symbol: 'ETH', decimals: 18, amountBaseUnits: ether }
const usdc = { token: '0xa0', symbol: 'USDC', decimals: 6, amountBaseUnits: 2_000_000n }
const fee: Partial<OrderFee> = { ceiling: milli, deposit: 0n }
const account = {
  isSmartAccount: false,
  network: { nativeCurrency: { symbol: 'ETH', decimals: 18 } },
}

const after = (own: object) => {
  const order = {
    account,
    pays,
    fee,
    nativeBalance: 3n * ether,
    tokenBalance: 3n * ether,
    transfer: {},
    closes: null,
    ...own,
  }
  return balancesAfter(order as SendOrder).map(({ symbol, least }) => [symbol, least])
}

it('a payment of the native token leaves the balance less amount, fee ceiling and deposit', () => {
  expect(after({})).toEqual([['ETH', 2n * ether - milli]])
  expect(after({ fee: { ...fee, deposit: milli } })).toEqual([['ETH', 2n * ether - 2n * milli]])
})

it('a payment of a token leaves its balance less the amount, and the native balance less the fee', () => {
  expect(after({ pays: usdc, tokenBalance: 5_000_000n })).toEqual([
    ['USDC', 3_000_000n],
    ['ETH', 3n * ether - milli],
  ])
})

it('a balance that is not proved is left out', () => {
  expect(after({ nativeBalance: null })).toEqual([])
  expect(after({ fee: { ...fee, ceiling: null } })).toEqual([])
  expect(after({ account: { ...account, isSmartAccount: true } })).toEqual([])
  expect(after({ pays: usdc, tokenBalance: null })).toEqual([['ETH', 3n * ether - milli]])
  expect(after({ transfer: { closesAccount: true } })).toEqual([])
  // A rebased balance may be below the amount.
  expect(after({ pays: usdc, tokenBalance: 1n })).toEqual([['ETH', 3n * ether - milli]])
})

it('a token whose balance is the native balance, as on Celo, states no balance without the fee', () => {
  expect(after({ pays: { ...usdc, decimals: 18 } })).toEqual([])
})

it('an item of ERC-721 leaves no balance of its own', () => {
  const bird = { token: '0xb1', symbol: 'Bird', decimals: 0, amountBaseUnits: 1n }
  const transfer = { collectible: { standard: 'erc721', id: '7' } }
  expect(after({ pays: bird, tokenBalance: 1n, transfer })).toEqual([['ETH', 3n * ether - milli]])
})
