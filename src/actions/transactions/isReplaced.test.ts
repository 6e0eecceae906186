import { expect, it } from 'vitest'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { isReplaced } from './isReplaced.ts'

it('a pending transaction is being replaced if a newer one spends the same output', () => {
  const input = `${'ab'.repeat(32)}:0`
  const sent = { phase: 'submitted', input } as PendingTransaction
  const former = { ...sent, hash: '1', sentAt: 1 }
  const newer = { ...sent, hash: '2', sentAt: 2 }
  const other = { ...sent, hash: '3', sentAt: 3, input: `${'cd'.repeat(32)}:0` }
  const all = [other, newer, former]
  expect(all.map((one) => isReplaced(one, all))).toEqual([false, false, true])
  expect(isReplaced({ ...former, phase: 'confirmed' }, all)).toBe(false)
})
