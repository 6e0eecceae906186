import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TokenBalance } from '../types/token.ts'
import { cacheKeys, clearCaches } from './caches.ts'
import { readPortfolio, writePortfolio } from './portfolioCache.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

const account = 'eip155:1:0xa'
const token: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xb',
  value: 2.7,
  price: 0.99,
  quantity: { decimals: '6', numeric: '2.711554' },
  iconUrl: 'https://a.example/usdc.png',
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the portfolio is cached for 30 s', () => {
  writePortfolio(account, [token])
  vi.advanceTimersByTime(30_000)
  expect(readPortfolio(account)).toEqual([token])
  expect(readPortfolio('eip155:1:0xb')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(readPortfolio(account)).toBeUndefined()
})

it('a portfolio whose time is in the future is ignored', () => {
  writePortfolio(account, [token])
  vi.setSystemTime(900_000)
  expect(readPortfolio(account)).toBeUndefined()
})

it('the cache holds the portfolios of ten accounts, and drops the oldest', () => {
  for (let index = 0; index < 11; index++) writePortfolio(`eip155:1:${index}`, [token])
  expect(readPortfolio('eip155:1:0')).toBeUndefined()
  expect(readPortfolio('eip155:1:1')).toEqual([token])
})

it('a token image that is a data URL is not cached', () => {
  writePortfolio(account, [{ ...token, iconUrl: `data:image/png;base64,${'A'.repeat(3_000)}` }])
  expect(readPortfolio(account)?.[0]?.iconUrl).toBeNull()
})

it('invalid tokens in a tampered cache are left out', () => {
  writePortfolio(account, [token])
  const stored = JSON.parse(localStorage.getItem(cacheKeys.portfolio) ?? '')
  stored[0].value.push({ ...token, quantity: { decimals: '6', numeric: '1e30' } })
  stored[0].value.push({ ...token, iconUrl: 'javascript:alert(1)' })
  localStorage.setItem(cacheKeys.portfolio, JSON.stringify(stored))
  expect(readPortfolio(account)).toEqual([token, { ...token, iconUrl: null }])
  localStorage.setItem(cacheKeys.portfolio, '{"not":"a list"}')
  expect(readPortfolio(account)).toBeUndefined()
})

it('the portfolio is cleared with the other caches', () => {
  writePortfolio(account, [token])
  clearCaches()
  expect(localStorage.getItem(cacheKeys.portfolio)).toBeNull()
})
