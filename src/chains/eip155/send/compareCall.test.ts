import { Interface } from 'ethers/abi'
import { expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import { isOrdered, readInstead } from './compareCall.ts'
import { toStoredCall } from './storedCall.ts'

const abi = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const { from, to: receiver } = sentTransaction()
const transfer = (to: string, amount: bigint) => abi.encodeFunctionData('transfer', [to, amount])
const approve = (to: string, amount: bigint) => abi.encodeFunctionData('approve', [to, amount])

const orderOf = (data: string, amount = '2.5') =>
  sentTransaction({ amount, symbol: 'USDC', call: toStoredCall({ to: token, value: '0x0', data }) })
const sentOf = (input: string, to = token, value = '0x0') => ({ from, to, value, input })
const suffix = '62617365700708000080218021802180218021802180218021'

it('a call is compared by target, value and data, in any case of letters', () => {
  const order = orderOf(transfer(receiver, 2_500_000n))
  const input = transfer(receiver, 2_500_000n)
  expect(
    isOrdered(order, sentOf(input.toUpperCase().replace('0X', '0x'), token.toLowerCase())),
  ).toBe(true)
  expect(isOrdered(order, sentOf(input, receiver))).toBe(false)
  expect(isOrdered(order, sentOf(input, token, '0x1'))).toBe(false)
  expect(isOrdered(order, sentOf(transfer(receiver, 2_500_001n)))).toBe(false)
})

it('an attribution suffix at the end of the data is no difference, other appended data is', () => {
  const input = transfer(receiver, 1n)
  const order = orderOf(input)
  const codes = '6261736570'
  const schema = `${codes}0500${'8021'.repeat(8)}`
  expect(isOrdered(order, sentOf(input + schema))).toBe(true)
  expect(isOrdered(order, sentOf(`${input}6261`))).toBe(false)
  const long = `0x${'5a'.repeat(9_000)}`
  expect(isOrdered(orderOf(long), sentOf(long + schema))).toBe(true)
})

it('a call of the receiver is no plain payment, whatever its data ends with', () => {
  const payment = sentTransaction({ call: { to: receiver, value: '0x1', data: '0x' } })
  const paid = (input: string) => isOrdered(payment, sentOf(input, receiver, '0x1'))
  const marker = '8021'.repeat(8)
  expect(paid('0x')).toBe(true)
  expect(paid('')).toBe(true)
  expect(paid(`0x62617365700500${marker}`)).toBe(true)
  expect(paid(`${approve(from, 1n)}${marker}`)).toBe(false)
  expect(paid(`${approve(from, 1n)}62617365700500${marker}`)).toBe(false)
  expect(paid(`${approve(from, 1n)}4400${marker}`)).toBe(false)
  expect(paid(`0x0500${marker}`)).toBe(false)
})

it('data that is too long to store is compared by its digest', () => {
  const long = `0x${'5a'.repeat(9_000)}`
  const order = orderOf(long)
  expect(order.call?.data).toBe('0x')
  expect(isOrdered(order, sentOf(long))).toBe(true)
  expect(isOrdered(order, sentOf(`${long.slice(0, -2)}5b`))).toBe(false)
  expect(isOrdered(order, sentOf('0x'))).toBe(false)
})

it('an approval that the user has lowered in the wallet is no difference, a raised one is', () => {
  const order = orderOf(approve(receiver, 100n))
  expect(isOrdered(order, sentOf(approve(receiver, 40n)))).toBe(true)
  expect(isOrdered(order, sentOf(approve(receiver, 101n)))).toBe(false)
  expect(isOrdered(order, sentOf(approve(from, 40n)))).toBe(false)
})

it('an approval of nothing is a difference, unless nothing was to be approved', () => {
  const nothing = sentOf(approve(receiver, 0n))
  expect(isOrdered(orderOf(approve(receiver, 100n)), nothing)).toBe(false)
  expect(isOrdered(orderOf(approve(receiver, 0n)), nothing)).toBe(true)
})

it.each([
  ['the ordered token', token, 6],
  ['another token', '0x6B175474E89094C44Da98b954EedeAC495271d0F', undefined],
])('a transfer of %s is read with its receiver and amount', (_, other, decimals) => {
  const sent = sentOf(transfer(from, 70_000n), other)
  expect(readInstead(orderOf(transfer(receiver, 2_500_000n)), sent)).toEqual({
    to: from,
    token: other,
    amountBaseUnits: 70_000n,
    decimals,
  })
})

it('a call of another contract has no amount, unless it transfers the native token', () => {
  const order = orderOf(transfer(receiver, 1n))
  const [call, paid] = [sentOf('0x12345678', receiver), sentOf('0x12345678', receiver, '0x7')]
  expect(readInstead(order, call)).toEqual({ to: receiver, token: null, amountBaseUnits: null })
  expect(readInstead(order, paid)).toEqual({ to: receiver, token: null, amountBaseUnits: 7n })
  expect(readInstead(order, sentOf('0x60806040', ''))).toBeNull()
})

it('the suffix of another schema is recognized after data that is stored', () => {
  const input = transfer(receiver, 1n)
  expect(isOrdered(orderOf(input), sentOf(input + suffix))).toBe(suffix.endsWith('8021'.repeat(8)))
})
