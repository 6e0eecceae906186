import { beforeEach, expect, it } from 'vitest'
import type { PendingTransaction } from '../types/pendingTransaction.ts'
import { writable } from '../utils/testing/writable.ts'
import {
  addPending,
  findPending,
  listToStore,
  mergePending,
  pendingTransactions,
  updatePending,
} from './pendingTransactions.ts'
import { sentTransaction } from './testing/sentTransaction.ts'

const transaction = (patch: Partial<PendingTransaction> = {}): PendingTransaction =>
  sentTransaction({ hash: '0xaa', from: '0x1', to: '0x2', sentAt: 1, ...patch })

beforeEach(() => {
  writable(pendingTransactions).list = []
})

it('the list keeps the newest 99 transactions, newest first', () => {
  for (let sentAt = 1; sentAt <= 120; sentAt += 1)
    mergePending([transaction({ hash: `0x${sentAt}`, sentAt })])
  expect(pendingTransactions.list).toHaveLength(99)
  expect(pendingTransactions.list[0]?.sentAt).toBe(120)
})

it('an end that another tab has stored is no end in this tab, whatever else storage says of the order', () => {
  mergePending([transaction()])
  const forged = {
    phase: 'confirmed',
    replacedBy: '0xbb',
    spedUp: true,
    to: '0x4',
    amount: '9',
    takenBack: 3,
    block: { height: 5, hash: '0xb', isFinal: true },
  } as const
  expect(mergePending([transaction(forged)])).toEqual([transaction(forged)])
  expect(findPending(transaction())).toEqual(transaction())
})

it('a settled transaction does not become pending again', () => {
  mergePending([transaction()])
  updatePending(transaction(), { phase: 'failed' })
  expect(mergePending([transaction({ nonce: 4 })])).toEqual([])
  expect(findPending(transaction())?.phase).toBe('failed')
})

it('a reorganization that another tab has stored is a reason to read the transaction again, and changes nothing', () => {
  const block = { height: 5, hash: '0xb', isFinal: false }
  mergePending([transaction()])
  updatePending(transaction(), { phase: 'confirmed', block })
  const back = transaction({ takenBack: 1 })
  expect(mergePending([back])).toEqual([back])
  expect(findPending(transaction())).toMatchObject({ phase: 'confirmed', block })
})

it('an open transaction does not overwrite the end that another tab has stored, and a settled one does', () => {
  mergePending([transaction()])
  const ended = transaction({ phase: 'confirmed' })
  expect(listToStore([ended])).toEqual([ended])
  updatePending(transaction(), { phase: 'failed' })
  expect(listToStore([ended])[0]?.phase).toBe('failed')
})

it('a nonce, an input and a difference of storage tell nothing, whether another tab or an earlier page stored them', () => {
  const differs = { to: '0x3', amount: '2', symbol: 'ETH', token: null }
  const stored = transaction({ nonce: 4, input: 'ab:0', differs })
  mergePending([stored])
  expect(findPending(stored)).toMatchObject({ nonce: null, input: undefined, differs: undefined })
  updatePending(stored, { nonce: 7 })
  mergePending([stored])
  expect(findPending(stored)).toMatchObject({ nonce: 7, input: undefined, differs: undefined })
})

it('what this tab has read of a transaction that it has sent is kept', () => {
  const differs = { to: '0x3', amount: '2', symbol: 'ETH', token: null }
  const own = transaction({ nonce: 4, input: 'ab:0', differs })
  addPending(own)
  expect(findPending(own)).toEqual(own)
})

it('the coins that another tab has read of a transaction are known, so that they are not spent again', () => {
  mergePending([transaction()])
  mergePending([transaction({ inputs: ['ab:0'] })])
  expect(findPending(transaction())?.inputs).toEqual(['ab:0'])
  mergePending([transaction({ inputs: ['cd:1'] })])
  expect(findPending(transaction())?.inputs).toEqual(['ab:0'])
})

it('an input that this tab has read stays when a copy of the transaction has none', () => {
  mergePending([transaction()])
  updatePending(transaction(), { input: 'ab:0' })
  mergePending([transaction()])
  expect(findPending(transaction())?.input).toBe('ab:0')
})

it('transactions with the same hash on two networks are distinct', () => {
  mergePending([transaction(), transaction({ caipNetworkId: 'eip155:10' })])
  updatePending(transaction({ caipNetworkId: 'eip155:10' }), { phase: 'confirmed' })
  expect(findPending(transaction())?.phase).toBe('submitted')
})

it('a settled transaction that is new to this tab is open again if it was sent since the page loaded', () => {
  const phase = 'confirmed'
  const before = transaction({ phase, sentAt: performance.timeOrigin - 1 })
  const since = transaction({ phase, hash: '0xbb', sentAt: Date.now(), replacedBy: '0xcc' })
  expect(mergePending([before, since])).toEqual([])
  expect(findPending(before)?.phase).toBe('confirmed')
  expect(findPending(since)).toMatchObject({ phase: 'submitted', replacedBy: null })
})
