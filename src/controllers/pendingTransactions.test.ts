import { beforeEach, expect, it } from 'vitest'
import type { PendingTransaction } from '../types/pendingTransaction.ts'
import {
  findPending,
  mergePending,
  pendingTransactions,
  updatePending,
} from './pendingTransactions.ts'

const transaction = (patch: Partial<PendingTransaction> = {}): PendingTransaction => ({
  hash: '0xaa',
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  from: '0x1',
  kind: 'send',
  phase: 'submitted',
  to: '0x2',
  amount: '1',
  symbol: 'ETH',
  iconUrl: null,
  token: null,
  sentAt: 1,
  explorerUrl: null,
  nonce: null,
  call: null,
  replacedBy: null,
  spedUp: false,
  ...patch,
})

beforeEach(() => {
  pendingTransactions.list = []
})

it('keeps the newest 99, newest first', () => {
  for (let sentAt = 1; sentAt <= 120; sentAt += 1)
    mergePending([transaction({ hash: `0x${sentAt}`, sentAt })])
  expect(pendingTransactions.list).toHaveLength(99)
  expect(pendingTransactions.list[0]?.sentAt).toBe(120)
})

it('says once what another tab saw the end of', () => {
  mergePending([transaction()])
  const ended = transaction({ phase: 'confirmed' })
  expect(mergePending([ended])).toEqual([ended])
  expect(mergePending([ended])).toEqual([])
  expect(findPending(ended)?.phase).toBe('confirmed')
})

it('goes back to nothing once the chain has spoken', () => {
  mergePending([transaction({ phase: 'failed' })])
  expect(mergePending([transaction({ nonce: 4 })])).toEqual([])
  expect(findPending(transaction())?.phase).toBe('failed')
})

it('takes over the nonce that another tab has seen, and keeps its own', () => {
  mergePending([transaction()])
  mergePending([transaction({ nonce: 7 })])
  expect(findPending(transaction())?.nonce).toBe(7)
  mergePending([transaction()])
  expect(findPending(transaction())?.nonce).toBe(7)
})

it('tells the same hash on two networks apart', () => {
  mergePending([transaction(), transaction({ caipNetworkId: 'eip155:10' })])
  updatePending(transaction({ caipNetworkId: 'eip155:10' }), { phase: 'confirmed' })
  expect(findPending(transaction())?.phase).toBe('submitted')
})

it('what was sent since the page loaded is told, though it had ended before it was heard of', () => {
  const phase = 'confirmed'
  const before = transaction({ phase, sentAt: performance.timeOrigin - 1 })
  const since = transaction({ phase, hash: '0xbb', sentAt: Date.now() })
  expect(mergePending([before, since])).toEqual([since])
  expect(mergePending([before, since])).toEqual([])
})
