import { expect, it } from 'vitest'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import type { Transaction } from '../../types/transaction.ts'
import { passesFilter, pendingPassesFilter, symbolsIn } from './filterActivity.ts'

const row = (operationType: string, symbol = 'ETH'): Transaction => ({
  id: operationType,
  metadata: {
    operationType,
    hash: null,
    chain: null,
    minedAt: 0,
    sentFrom: '',
    sentTo: '',
    status: 'confirmed',
    nonce: null,
  },
  transfers: [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      value: null,
      fungibleInfo: { name: null, symbol, iconUrl: null },
      nftInfo: null,
    },
  ],
})

it.each([
  ['send', 'sent'],
  ['receive', 'received'],
  ['arrive', 'received'],
  ['trade', 'swapped'],
  ['approve', 'approved'],
  ['mint', 'other'],
  ['constructor', 'other'],
] as const)('a transaction of the type %s is listed under %s alone', (type, kind) => {
  const all = ['sent', 'received', 'swapped', 'approved', 'other'] as const
  const found = all.filter((one) => passesFilter(row(type), { kind: one, symbol: null }))
  expect(found).toEqual([kind])
})

it('a transaction is listed under the tokens that it moves', () => {
  expect(passesFilter(row('send', 'DAI'), { kind: null, symbol: 'DAI' })).toBe(true)
  expect(passesFilter(row('send', 'DAI'), { kind: 'sent', symbol: 'ETH' })).toBe(false)
  expect(symbolsIn([row('send', 'USDC'), row('mint', 'DAI'), row('send', 'DAI')])).toEqual([
    'DAI',
    'USDC',
  ])
})

it('a pending transaction is listed by its kind and token', () => {
  const sent = sentTransaction({ hash: '0x1', from: '0x2', kind: 'page', to: '' })
  expect(pendingPassesFilter(sent, { kind: 'other', symbol: null })).toBe(true)
  expect(pendingPassesFilter({ ...sent, to: '0x3' }, { kind: 'sent', symbol: 'ETH' })).toBe(true)
  expect(pendingPassesFilter({ ...sent, kind: 'swap' }, { kind: 'sent', symbol: null })).toBe(false)
})
