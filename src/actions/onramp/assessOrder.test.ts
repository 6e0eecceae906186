import { describe, expect, it } from 'vitest'
import type { OnrampOptions } from '../../types/onramp.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { assessOrder } from './assessOrder.ts'
import { builtInOptions } from './readOptions.ts'

const ethereum = testNetwork(1)
const other = (id: number, name: string) => ({ ...testNetwork(id), name })

function assess(
  paymentAmount: string,
  { network = ethereum, locale = 'en', currency = 0, options = builtInOptions } = {},
) {
  const paymentCurrency = options.paymentCurrencies[currency] ?? null
  const draft = { options, paymentAmount, paymentCurrency, purchaseCurrency: null }
  return assessOrder(draft, network, locale)
}

describe('the amount of a purchase', () => {
  it.each([
    ['100', 'en', '100'],
    ['99.5', 'en', '99.5'],
    ['1,000.00', 'en', '1000'],
    ['1.000,50', 'de', '1000.5'],
    ['$250', 'en', '250'],
  ])('typed as %s in %s is %s', (typed, locale, amount) => {
    expect(assess(typed, { locale })).toMatchObject({ amount, isWithinLimits: true })
  })

  it.each(['', '0', '0.00'])('is empty for %j, without an error', (typed) => {
    expect(assess(typed)).toMatchObject({ amount: null, isWithinLimits: true, key: null })
  })

  it.each([
    ['-5', 'negative'],
    ['12.345', 'decimals'],
    ['€50', 'unit'],
    ['50 EUR', 'unit'],
    ['much', 'text'],
    ['9'.repeat(300), 'large'],
  ])('is refused if typed as %s', (typed, problem) => {
    expect(assess(typed)).toMatchObject({ read: { kind: 'problem', problem }, key: null })
  })
})

describe('the limits of a purchase amount', () => {
  it.each([
    ['', 'card', true],
    ['10', 'card', true],
    ['9.99', 'card', false],
    ['7500', 'card', true],
    ['7500.01', 'ach_bank_account', true],
    ['25000', 'ach_bank_account', true],
    ['25000.01', 'ach_bank_account', false],
  ])('of %j are those of the payment method %s', (typed, id, isWithinLimits) => {
    const order = assess(typed)
    expect(order.limit?.id).toBe(id)
    expect(order.isWithinLimits).toBe(isWithinLimits)
    expect(order.key !== null).toBe(isWithinLimits && typed !== '')
  })

  it('are rounded to the units of the currency, and only ever become narrower', () => {
    const limits = [{ id: 'card', min: '1500.5', max: '2000.9' }]
    const yen = { id: 'JPY', payment_method_limits: limits }
    const options: OnrampOptions = { ...builtInOptions, paymentCurrencies: [yen] }
    expect(assess('1500', { options }).isWithinLimits).toBe(false)
    expect(assess('1501', { options }).isWithinLimits).toBe(true)
    expect(assess('2001', { options }).isWithinLimits).toBe(false)
    expect(assess('1501.5', { options }).read).toMatchObject({ problem: 'decimals' })
  })

  it('are ignored if the minimum is above the maximum', () => {
    const limits = [{ id: 'card', min: '100', max: '10' }]
    const dollar = { id: 'USD', payment_method_limits: limits }
    const options: OnrampOptions = { ...builtInOptions, paymentCurrencies: [dollar] }
    expect(assess('5', { options })).toMatchObject({ limit: null, isWithinLimits: true })
  })
})

describe('the network that receives a purchase', () => {
  it.each([
    [ethereum, 'ethereum', ['USDC', 'ETH'], 'ethereum-mainnet'],
    [other(137, 'Polygon PoS'), 'polygon', ['USDC'], 'polygon-mainnet'],
    [other(8453, 'Ethereum'), 'base', ['USDC', 'ETH'], 'base'],
    [other(31_337, 'Polygon'), 'polygon', ['USDC'], 'polygon-mainnet'],
    // Its tokens are unknown, so all are offered.
    [testNetwork(10), 'optimism', ['USDC', 'ETH'], 'optimism'],
    [other(100, 'Gnosis'), 'ethereum', ['USDC', 'ETH'], 'ethereum-mainnet'],
  ])('with an account on $name is %s, with the tokens %j', (account, chain, symbols, network) => {
    const order = assess('100', { network: account })
    expect(order.chain.chain).toBe(chain)
    expect(order.tokens.map(({ symbol }) => symbol)).toEqual(symbols)
    expect(order.network).toBe(network)
  })

  it('replaces a selected token that cannot be bought there', () => {
    const [, ether] = builtInOptions.purchaseCurrencies
    const [paymentCurrency = null] = builtInOptions.paymentCurrencies
    const draft = {
      options: builtInOptions,
      paymentAmount: '100',
      paymentCurrency,
      purchaseCurrency: ether ?? null,
    }
    expect(assessOrder(draft, ethereum, 'en').token?.symbol).toBe('ETH')
    expect(assessOrder(draft, testNetwork(137), 'en').token?.symbol).toBe('USDC')
  })
})

it('Ether among the built-in purchase currencies is the native token, without a contract address', () => {
  const ether = builtInOptions.purchaseCurrencies.find(({ symbol }) => symbol === 'ETH')
  const usdc = builtInOptions.purchaseCurrencies.find(({ symbol }) => symbol === 'USDC')
  expect(ether?.networks.map(({ contract_address }) => contract_address)).toEqual([''])
  expect(ether?.id).not.toBe(usdc?.id)
})
