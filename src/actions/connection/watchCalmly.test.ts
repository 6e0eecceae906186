import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { watchCalmly } from './watchCalmly.ts'

const wallet = createPlainWallet('bip122', 0, ['bip122:a'])
const told = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  wallet.isGranted = true
})
afterEach(() => vi.useRealTimers())

it('a wallet that emits 100,000 changes is ignored for 5 s, and its state is read afterwards', async () => {
  const stop = watchCalmly(createPlainAdapter().open(wallet), told)
  for (let sent = 0; sent < 100_000; sent++) wallet.listener?.accounts(wallet.accounts())
  expect(told.accounts).toHaveBeenCalledTimes(50)
  expect(wallet.listener).toBeUndefined()
  wallet.changeAccount()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told.accounts).toHaveBeenCalledTimes(51)
  expect(told.accounts).toHaveBeenLastCalledWith(wallet.accounts())
  expect(wallet.listener).toBeDefined()
  stop()
  expect(wallet.listener).toBeUndefined()
})

it('a wallet that disconnects while it is ignored is disconnected afterwards', async () => {
  const stop = watchCalmly(createPlainAdapter().open(wallet), told)
  for (let sent = 0; sent < 1_000; sent++) wallet.listener?.accounts(wallet.accounts())
  wallet.isGranted = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told.disconnect).toHaveBeenCalledTimes(1)
  stop()
})

it('changes that a wallet emits at a low rate are emitted at once', () => {
  const stop = watchCalmly(createPlainAdapter().open(wallet), told)
  for (let times = 0; times < 200; times++) {
    wallet.changeAccount()
    vi.advanceTimersByTime(300)
  }
  expect(told.accounts).toHaveBeenCalledTimes(200)
  stop()
})
