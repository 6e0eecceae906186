import { beforeEach, expect, it } from 'vitest'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import {
  assessDraft,
  balanceOf,
  closesAccount,
  emptyingAmount,
  maxAmount,
  unitsOf,
} from './assessDraft.ts'

const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  iconUrl: null,
  quantity: { decimals: '18', numeric: '1' },
}
const dollar: TokenBalance = {
  ...ether,
  name: 'Dollar',
  symbol: 'USD',
  address: `eip155:1:0x${'1'.repeat(40)}`,
  quantity: { decimals: '6', numeric: '100' },
}
const receiver = `0x${'2'.repeat(40)}`

beforeEach(() => {
  resetSend()
  updateSend({
    token: dollar,
    sendTokenAmount: '1',
    receiverInput: receiver,
    receiverAddress: receiver,
    gasPrice: 1_000n,
    networkBalance: 1_000n,
  })
})

const stepOf = (isSmartAccount = false) =>
  assessDraft(send, { network: testNetwork(1), isSmartAccount, locale: 'en' }).step

it('the Send draft is complete with a token, an amount and a receiver', () => {
  expect(stepOf()).toBe('preview')
  updateSend({ receiverInput: '', receiverAddress: null })
  expect(stepOf()).toBe('addAddress')
  updateSend({ sendTokenAmount: '' })
  expect(stepOf()).toBe('addAmount')
  updateSend({ token: null })
  expect(stepOf()).toBe('selectToken')
})

it('the Send draft lacks gas if the native balance is zero or below the fee', () => {
  updateSend({ networkBalance: 999n })
  expect(stepOf()).toBe('insufficientGas')
  updateSend({ networkBalance: 0n, gasPrice: null })
  expect(stepOf()).toBe('insufficientGas')
})

it('the Send draft does not refuse an amount while the balance is unknown', () => {
  const unknown = { ...ether, isUnknown: true, quantity: { decimals: '18', numeric: '0' } }
  updateSend({ token: unknown, networkBalance: null })
  expect(stepOf()).toBe('preview')
  expect(balanceOf(send, unknown)).toBeNull()
  expect(maxAmount(send, unknown)).toBe(0n)
  updateSend({ networkBalance: 0n })
  expect(stepOf()).toBe('insufficientFunds')
})

it('the Send draft of a smart account never lacks gas, since a paymaster may pay the fee', () => {
  updateSend({ networkBalance: 0n })
  expect(stepOf(true)).toBe('preview')
})

it('the fee must be covered by the part of the native balance that is not sent', () => {
  const networkBalance = 10n ** 18n
  updateSend({ token: ether, networkBalance, sendTokenAmount: '1' })
  expect(stepOf()).toBe('insufficientGas')
  expect(maxAmount(send, ether)).toBe(networkBalance - 1_000n)
  updateSend({ sendTokenAmount: '0.999999999999999' })
  expect(stepOf()).toBe('preview')
  updateSend({ sendTokenAmount: '1.000000000000000001' })
  expect(stepOf()).toBe('insufficientFunds')
})

it.each([
  ['token', '$100', 'unit'],
  ['token', '100 EUR', 'unit'],
  ['fiat', '€100', 'unit'],
  ['fiat', '100 ETH', 'unit'],
] as const)(
  'an amount in %s that is typed as %s is refused',
  (amountUnit, sendTokenAmount, problem) => {
    const token = { ...ether, price: 2_500 }
    updateSend({ token, amountUnit, sendTokenAmount, networkBalance: 10n ** 18n })
    const payer = { network: testNetwork(1), isSmartAccount: false, locale: 'en' }
    expect(assessDraft(send, payer)).toMatchObject({
      step: 'incorrectValue',
      read: { kind: 'problem', problem },
      amount: null,
    })
  },
)

it('a native amount above the spendable balance is accepted if it closes the account', () => {
  const networkBalance = 10n ** 18n
  updateSend({ token: ether, networkBalance, sendTokenAmount: '1' })
  expect(emptyingAmount(send, ether)).toBeNull()
  const closingBalance = networkBalance + 5_000n
  updateSend({ closingBalance })
  expect(stepOf()).toBe('preview')
  expect(maxAmount(send, ether)).toBe(networkBalance - 1_000n)
  expect(closesAccount(send, ether, networkBalance - 1_000n)).toBe(false)
  expect(closesAccount(send, ether, networkBalance - 999n)).toBe(true)
  expect(emptyingAmount(send, ether)).toBe(closingBalance - 1_000n)
  expect(emptyingAmount(send, dollar)).toBeNull()
  updateSend({ sendTokenAmount: '1.000000000000004001' })
  expect(stepOf()).toBe('insufficientGas')
  updateSend({ networkBalance: 999n })
  expect(emptyingAmount(send, ether)).toBeNull()
})

const bitcoin: TokenBalance = {
  name: 'Bitcoin',
  symbol: 'BTC',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  iconUrl: null,
  quantity: { decimals: '8', numeric: '0.0006' },
}
const limits = { spendable: 50_000n, most: 49_000n, least: 294n, unspendable: [] }

it('the Send draft on Bitcoin refuses an amount that the UTXOs cannot pay together with the fee', () => {
  updateSend({ token: bitcoin, networkBalance: 60_000n, limits, baseUnit: 'sat' })
  expect(maxAmount(send, bitcoin)).toBe(49_000n)
  const steps = ['0.00000293', '0.00000294', '0.00049', '0.00049001', '0.0005', '0.00050001']
  expect(
    steps.map((sendTokenAmount) => {
      updateSend({ sendTokenAmount })
      return stepOf()
    }),
  ).toEqual([
    'amountTooSmall',
    'preview',
    'preview',
    'insufficientGas',
    'insufficientGas',
    'insufficientFunds',
  ])
})

it('an amount can be typed in base units if the network names a unit for them', () => {
  updateSend({ token: bitcoin, networkBalance: 60_000n, limits, baseUnit: 'sat' })
  expect(unitsOf(send, bitcoin)).toEqual(['token', 'base'])
  expect(unitsOf(send, { ...bitcoin, price: 60_000 })).toEqual(['token', 'base', 'fiat'])
  const payer = { network: testNetwork(1), isSmartAccount: false, locale: 'en' }
  updateSend({ amountUnit: 'base', sendTokenAmount: '12345' })
  expect(assessDraft(send, payer)).toMatchObject({ step: 'preview', amount: 12_345n })
  updateSend({ sendTokenAmount: '1.5' })
  expect(assessDraft(send, payer)).toMatchObject({ step: 'incorrectValue', amount: null })
  updateSend({ baseUnit: null })
  expect(unitsOf(send, bitcoin)).toEqual(['token'])
})
