import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountOf, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { defaultOptions, options, updateOptions } from '../../controllers/options.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { PendingPhase, PendingTransaction } from '../../types/pendingTransaction.ts'
import { writable } from '../../utils/testing/writable.ts'
import { startMarking } from './markTransactions.ts'

const ada = '0xada'
const hash = `0x${'ab'.repeat(32)}`
const mark = () => accountOf('eip155').transactionMark

const setPhase = (phase: PendingPhase, from = ada) => {
  const one = { hash, namespace: 'eip155', caipNetworkId: 'eip155:1', from, phase }
  writable(pendingTransactions).list = [one as PendingTransaction]
}

beforeEach(() => {
  vi.useFakeTimers()
  updateAccount('eip155', { address: ada, transactionMark: null })
  setStatus('eip155', 'connected')
})
afterEach(() => {
  writable(pendingTransactions).list = []
  Object.assign(options, defaultOptions)
  vi.useRealTimers()
})

it('without the attribute follow-transactions no account has a transaction mark', async () => {
  setPhase('submitted')
  await startMarking()
  expect(mark()).toBeNull()
})

it('an account has a transaction mark while its transaction is pending, and for 4 s after the confirmation', async () => {
  updateOptions({ followTransactions: true })
  setPhase('submitted')
  await startMarking()
  expect(mark()).toBe('pending')
  setPhase('confirmed')
  await vi.advanceTimersByTimeAsync(3_999)
  expect(mark()).toBe('confirmed')
  await vi.advanceTimersByTimeAsync(1)
  expect(mark()).toBeNull()
})

it('the transaction mark disappears at once if the transaction failed', async () => {
  updateOptions({ followTransactions: true })
  await startMarking()
  setPhase('submitted')
  await vi.advanceTimersByTimeAsync(0)
  expect(mark()).toBe('pending')
  setPhase('failed')
  await vi.advanceTimersByTimeAsync(0)
  expect(mark()).toBeNull()
})

it('no mark is left of a confirmed transaction that could not be compared with the order', async () => {
  updateOptions({ followTransactions: true })
  await startMarking()
  setPhase('submitted')
  await vi.advanceTimersByTimeAsync(0)
  const [pending] = pendingTransactions.list
  if (pending)
    writable(pendingTransactions).list = [{ ...pending, phase: 'confirmed', isUncompared: true }]
  await vi.advanceTimersByTimeAsync(0)
  expect(mark()).toBeNull()
})

it('the transaction mark disappears when another account becomes active, and reappears with the first account', async () => {
  updateOptions({ followTransactions: true })
  await startMarking()
  setPhase('submitted')
  await vi.advanceTimersByTimeAsync(0)
  updateAccount('eip155', { address: '0xgrace' })
  await vi.advanceTimersByTimeAsync(0)
  expect(mark()).toBeNull()
  updateAccount('eip155', { address: ada })
  await vi.advanceTimersByTimeAsync(0)
  expect(mark()).toBe('pending')
})
