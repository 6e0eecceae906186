import { expect, it } from 'vitest'
import type { OrderFee, OrderPayment } from '../../types/order.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { feeDoubts } from './feeDoubts.ts'
import { testOrder } from './testing/testOrder.ts'

const account = {
  namespace: 'eip155',
  address: '0xfrom',
  network: testNetwork(1),
  isSmartAccount: false,
} as const
const ether = 10n ** 18n
const doubtsOf = (fee: Partial<OrderFee>, pays: Partial<OrderPayment> | null = {}) =>
  feeDoubts(testOrder(account, { fee, pays }))

it('a fee of more than a tenth of the amount is doubted', () => {
  expect(doubtsOf({ ceiling: ether / 100n }, { amountBaseUnits: ether / 10n })).toEqual([])
  expect(doubtsOf({ ceiling: ether / 100n + 1n }, { amountBaseUnits: ether / 10n })).toEqual([
    'feeShare',
  ])
})

it('a fee far above the usual is doubted, whatever the amount is worth', () => {
  expect(doubtsOf({ ceiling: ether / 20n }, { amountBaseUnits: 1_000n * ether })).toEqual([])
  expect(doubtsOf({ ceiling: ether / 20n + 1n }, { amountBaseUnits: 1_000n * ether })).toEqual([
    'feeHigh',
  ])
  expect(doubtsOf({ ceiling: 1n, deposit: ether }, { amountBaseUnits: 1_000n * ether })).toEqual([
    'feeHigh',
  ])
})

it('the fee of a token transfer is compared with the token’s value, and not where there is no price', () => {
  const pays = { token: '0xdai', amountBaseUnits: 5n, cents: 250n }
  expect(doubtsOf({ ceiling: 1n, usd: 0.25 }, pays)).toEqual([])
  expect(doubtsOf({ ceiling: 1n, usd: 0.26 }, pays)).toEqual(['feeShare'])
  expect(doubtsOf({ ceiling: 1n, usd: 9 }, { ...pays, cents: null })).toEqual([])
})

it('the rent of an account that the transaction creates counts as the fee does', () => {
  const rent = { ceiling: 5_000n, deposit: 2_039_280n }
  expect(doubtsOf(rent, { amountBaseUnits: 20_442_799n })).toEqual(['feeShare'])
  expect(doubtsOf(rent, { amountBaseUnits: 20_442_800n })).toEqual([])
  // A fee of $0.001 and a rent 408 times as high.
  const pays = { token: 'mint', amountBaseUnits: 5n }
  expect(doubtsOf({ ...rent, usd: 0.001 }, { ...pays, cents: 408n })).toEqual(['feeShare'])
  expect(doubtsOf({ ...rent, usd: 0.001 }, { ...pays, cents: 409n })).toEqual([])
})

it('a price cannot hide a fee: 3.15 ether are doubted for a payment of $2.50 at any price', () => {
  const pays = { token: '0xdai', amountBaseUnits: 5n, cents: 250n }
  expect(doubtsOf({ ceiling: (315n * ether) / 100n, usd: 0 }, pays)).toEqual(['feeHigh'])
})

it('an unknown fee is not doubted', () => {
  expect(doubtsOf({ ceiling: null })).toEqual([])
})

it('a transaction that moves no amount is doubted by the fee alone', () => {
  expect(doubtsOf({ ceiling: ether }, null)).toEqual(['feeHigh'])
})

it.each([
  ['RBTC', 5n * 10n ** 14n],
  ['BTC', 5n * 10n ** 14n],
  ['cBTC', 5n * 10n ** 14n],
  ['FOO', ether],
  ['constructor', ether],
])(
  'a fee is doubted by the limit of the currency %s of a network that the page defines',
  (symbol, most) => {
    const network = { ...testNetwork(30), nativeCurrency: { name: symbol, symbol, decimals: 18 } }
    const of = (ceiling: bigint) =>
      feeDoubts(
        testOrder(
          { ...account, network },
          { fee: { ceiling }, pays: { amountBaseUnits: 10n ** 30n } },
        ),
      )
    expect(of(most)).toEqual([])
    expect(of(most + 1n)).toEqual(['feeHigh'])
  },
)
