import { expect, it } from 'vitest'
import { toCoinType } from './toCoinType.ts'

it.each([
  ['eip155:1', 2147483649],
  ['eip155:8453', 2147492101],
  ['eip155:2147483647', 4294967295],
] as const)('`toCoinType` of %s is %d, as an unsigned number', (id, coinType) => {
  expect(toCoinType(id)).toBe(coinType)
})

it.each([
  'eip155:2147483648',
  'eip155:4294967297',
  'eip155:99999999999999999999',
  'eip155:x',
] as const)('`toCoinType` refuses %s', (id) => {
  expect(() => toCoinType(id)).toThrow(expect.objectContaining({ code: 'INVALID_CHAIN_ID' }))
})
