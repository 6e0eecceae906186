import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toWalletError } from '../../chains/walletError.ts'
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

it('an answer that an event has overtaken is asked for again, once', async () => {
  const opened = createPlainAdapter().open(wallet)
  const account = (address: string) => [{ address, type: 'payment' as const }]
  const answers: (() => void)[] = []
  const connect = vi.fn(async () => {
    const state = {
      accounts: account(`asked ${answers.length}`),
      caipNetworkId: 'bip122:b',
    } as const
    await new Promise<void>((resolve) => answers.push(resolve))
    return state
  })
  const stop = watchCalmly({ ...opened, connect }, told)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  wallet.listener?.accounts(account('told'))
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.accounts).toHaveBeenCalledExactlyOnceWith(account('told'))
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.accounts).toHaveBeenLastCalledWith(account('asked 1'))
  expect(told.network).toHaveBeenCalledExactlyOnceWith('bip122:b', account('asked 1'))
  expect(connect).toHaveBeenCalledTimes(2)
  stop()
})

it('of two answers the later question counts', async () => {
  const opened = createPlainAdapter().open(wallet)
  const answers: (() => void)[] = []
  const connect = async () => {
    const accounts = [{ address: `asked ${answers.length}`, type: 'payment' as const }]
    await new Promise<void>((resolve) => answers.push(resolve))
    return { accounts, caipNetworkId: 'bip122:a' } as const
  }
  const stop = watchCalmly({ ...opened, connect }, told)
  for (let times = 0; times < 2; times++) frozen.dispatchEvent(new Event('resume'))
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  const latest = [{ address: 'asked 1', type: 'payment' }]
  expect(told.accounts).toHaveBeenCalledExactlyOnceWith(latest)
  stop()
})

it.each([
  ['ends a connection if the wallet refuses with 4100', 4100, 1],
  ['ends no connection if the wallet fails', -32603, 0],
])('the return of a page %s', async (_, code, times) => {
  const connect = () => Promise.reject(toWalletError({ code, message: 'no' }))
  const stop = watchCalmly({ ...createPlainAdapter().open(wallet), connect }, told)
  frozen.dispatchEvent(new Event('resume'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.disconnect).toHaveBeenCalledTimes(times)
  stop()
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
