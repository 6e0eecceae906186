import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlainAdapter, createPlainWallet } from './testing/plainNamespace.ts'
import { watchCalmly } from './watchCalmly.ts'

const wallet = createPlainWallet('bip122', 0, ['bip122:a'])
const told = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }

const page = new EventTarget()
const frozen = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
vi.stubGlobal('document', frozen)

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

it('a wallet is asked once when the page returns from the back/forward cache or a freeze', async () => {
  const stop = watchCalmly(createPlainAdapter().open(wallet), told)
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(told.accounts).not.toHaveBeenCalled()
  show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(told.accounts).toHaveBeenCalledExactlyOnceWith(wallet.accounts())
  expect(told.network).toHaveBeenCalledExactlyOnceWith('bip122:a', wallet.accounts())
  wallet.isGranted = false
  frozen.dispatchEvent(new Event('resume'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.disconnect).toHaveBeenCalledOnce()
  stop()
  show(true)
  frozen.dispatchEvent(new Event('resume'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.disconnect).toHaveBeenCalledOnce()
})

it('a wallet is asked after an event that cannot be read', async () => {
  const stop = watchCalmly(createPlainAdapter().open(wallet), told)
  wallet.listener?.unreadable?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.accounts).toHaveBeenCalledExactlyOnceWith(wallet.accounts())
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
