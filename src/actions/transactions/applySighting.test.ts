import { expect, it } from 'vitest'
import { findPending, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { applySighting } from './applySighting.ts'

const sent = sentTransaction()
const confirmed = { ...sent, phase: 'confirmed' } as const
const block = { height: 5, hash: '0xblock', isFinal: false }

function phaseAfter(transaction: typeof sent): string | undefined {
  writable(pendingTransactions).list = [transaction]
  applySighting(transaction, { state: 'unknown' }, 600_000)
  return findPending(transaction)?.phase
}

it('a poll that began before another tab confirmed a transaction does not take the confirmation back', () => {
  expect(phaseAfter(confirmed)).toBe('confirmed')
  expect(phaseAfter({ ...confirmed, block: { ...block, isFinal: true } })).toBe('confirmed')
})

it('a confirmation in a block that is not final is taken back once nodes do not know it', () => {
  expect(phaseAfter({ ...confirmed, block })).toBe('submitted')
})

it('a raised fee stays with the transaction once a poll has shown it', () => {
  const seen = { state: 'waiting', nonce: 1 } as const
  writable(pendingTransactions).list = [{ ...sent }]
  applySighting(sent, { ...seen, raisedFee: '2' }, 0)
  applySighting(sent, seen, 0)
  expect(findPending(sent)?.raisedFee).toBe('2')
})
