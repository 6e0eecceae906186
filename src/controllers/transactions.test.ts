import { expect, it } from 'vitest'
import type { Transaction } from '../types/transaction.ts'
import { mergeTransactions } from './transactions.ts'

const row = (id: string, minedAt: number, status: 'confirmed' | 'pending' = 'confirmed') =>
  ({ id, metadata: { minedAt, status } }) as Transaction
const ids = (rows: Transaction[]) => rows.map(({ id }) => id).join('')

it('pending transactions precede mined ones, even if a block’s time is ahead of the clock', () => {
  const mined = [row('b', 7_000), row('a', 3_000)]
  expect(ids(mergeTransactions(mined, [row('c', 5_000, 'pending')]))).toBe('cba')
  expect(ids(mergeTransactions([row('c', 5_000, 'pending'), ...mined], [row('c', 5_000)]))).toBe(
    'bca',
  )
})
