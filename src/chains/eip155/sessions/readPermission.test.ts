import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPermission } from './readPermission.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const read = (type: unknown, data: unknown = {}) => readPermission({ type, data })
const ether = '0xde0b6b3a7640000'

it.each([
  [
    'native-token-transfer',
    { allowance: ether },
    { kind: 'native', limit: 10n ** 18n, everySeconds: null },
  ],
  [
    'native-token-periodic',
    { periodAmount: '5', periodDuration: 60 },
    { kind: 'native', limit: 5n, everySeconds: 60 },
  ],
  [
    'native-token-recurring-allowance',
    { allowance: 7, period: 60 },
    { kind: 'native', limit: 7n, everySeconds: 60 },
  ],
  [
    'erc20-token-transfer',
    { address: address.toLowerCase(), allowance: '0x5' },
    { kind: 'token', token: address, limit: 5n, everySeconds: null },
  ],
  [
    'erc20-token-periodic',
    { tokenAddress: address, periodAmount: '0x5', periodDuration: 3600 },
    { kind: 'token', token: address, limit: 5n, everySeconds: 3600 },
  ],
  [
    'erc721-token-transfer',
    { address, tokenIds: ['0x1', 2] },
    { kind: 'collectible', collection: address, items: [1n, 2n] },
  ],
  [
    'contract-call',
    { address, abi: [], functions: [{ functionName: 'mint', valueLimit: '0x2' }] },
    { kind: 'contract', contract: address, functions: ['mint'], limit: 2n },
  ],
  [
    'contract-call',
    { address },
    { kind: 'contract', contract: address, functions: [], limit: null },
  ],
  [
    'contract-call',
    {
      address,
      functions: [{ functionName: 'a', valueLimit: 0 }, { functionName: 'b' }],
    },
    { kind: 'contract', contract: address, functions: ['a', 'b'], limit: null },
  ],
  ['call-limit', { count: 3 }, { kind: 'calls', limit: 3n, everySeconds: null }],
  ['rate-limit', { count: 3, interval: 60 }, { kind: 'calls', limit: 3n, everySeconds: 60 }],
  ['gas-limit', { limit: '0x9' }, { kind: 'gas', limit: 9n }],
])('the permission %s is parsed', (type, data, permission) => {
  expect(read(type, data)).toEqual(permission)
  expect(read({ custom: type }, data)).toEqual(permission)
})

it.each([
  ['no limit', {}],
  ['the highest number there is', { allowance: `0x${'f'.repeat(64)}` }],
])('a permission with %s is unlimited', (_, data) => {
  expect(read('native-token-transfer', data)).toMatchObject({ limit: null })
})

it.each([
  ['a type that is new', 'hologram', {}],
  ['a limit that is none', 'native-token-transfer', { allowance: 'plenty' }],
  ['a limit that lost its digits', 'native-token-transfer', { allowance: 1e21 }],
  ['a limit below zero', 'native-token-transfer', { allowance: '-1' }],
  ['a token that is nowhere', 'erc20-token-transfer', { allowance: '1' }],
  ['a function without a name', 'contract-call', { address, functions: [{}] }],
  [
    'more functions than are shown',
    'contract-call',
    { address, functions: Array(21).fill({ functionName: 'approve' }) },
  ],
  ['more items than are shown', 'erc721-token-transfer', { address, tokenIds: Array(21).fill(1) }],
  ['an item without a number', 'erc721-token-transfer', { address, tokenIds: [1, 'all'] }],
  ['a period that is missing', 'erc20-recurring-allowance', { address, allowance: 1 }],
  ['a period that is none', 'native-token-periodic', { periodAmount: 1, periodDuration: 0 }],
  ['a rate of no time', 'rate-limit', { count: 3 }],
  ['what every object has', 'toString', {}],
])('a permission with %s is unknown', (_, type, data) => {
  expect(read(type, data)).toEqual({ kind: 'unknown', type })
})

it('`readPermission` never throws, whatever the value', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readPermission(value)))
})
