import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { keepTransaction } from './followTransactions.ts'

/** No node knows the transaction. */
const ask = vi.hoisted(() => vi.fn(async (): Promise<unknown> => null))
vi.mock('../services/rpcFor.ts', () => ({ rpcFor: () => ask }))

const transaction: PendingTransaction = {
  hash: `0x${'ab'.repeat(32)}`,
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  kind: 'send',
  phase: 'submitted',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '1',
  symbol: 'ETH',
  iconUrl: null,
  token: null,
  sentAt: 0,
  explorerUrl: null,
  nonce: null,
  call: null,
  replacedBy: null,
  spedUp: false,
}

let told: string[]
let stop: () => void

beforeEach(async () => {
  await loadMessages('en', 'account')
  // The reader's chunk must load before the fake timers start.
  await import('../../chains/eip155/send/readTransaction.ts')
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  networks.requested = [testNetwork(1)]
  told = []
  stop = onHostEvent((event, detail) => {
    if (event !== 'transaction') return
    const { phase, error } = detail as { phase: string; error?: { code: string } }
    told.push([phase, error?.code].filter(Boolean).join(' '))
  })
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a transaction that no node knows fails after ten minutes, not before', async () => {
  keepTransaction({ ...transaction, sentAt: Date.now() })
  await vi.advanceTimersByTimeAsync(599_000)
  expect(told).toEqual([])
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(30)
  // The interval is 15 s by then.
  await vi.advanceTimersByTimeAsync(16_000)
  expect(told).toEqual(['failed TRANSACTION_NOT_FOUND'])
  const last = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length).toBe(last)
})
