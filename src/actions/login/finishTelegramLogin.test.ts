import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writePendingLogin } from '../../storage/pendingLogin.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { finishTelegramLogin } from './finishTelegramLogin.ts'

const connected: string[] = []
vi.mock('./finishLogin.ts', () => ({ finishLogin: async () => [] as ConnectDetail[] }))
vi.mock('../embeddedWallet/loadEmbeddedWallet.ts', () => ({
  loadEmbeddedWallet: async () => ({
    connectSocial: async (uri: string) => void connected.push(uri),
  }),
}))

const page = 'https://page.example/'
const result = (state: string) =>
  `https://frame.example/callback?code=1&state=${encodeURIComponent(state)}`
let address = ''

/** Loads the page with a result in its URL. */
async function arrive(resultUri: string): Promise<void> {
  const url = new URL('https://page.example/?a=1')
  url.searchParams.set('result_uri', resultUri)
  address = url.href
  vi.stubGlobal('location', { href: address })
  await finishTelegramLogin()
}

beforeEach(() => {
  connected.length = 0
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('window', { TelegramWebviewProxy: {} })
  vi.stubGlobal('TelegramWebviewProxy', {})
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => {
      address = url.href
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const begin = () =>
  writePendingLogin({ provider: 'github', state: 's3cret', startedAt: Date.now() })

it('a Telegram login that this tab started completes once', async () => {
  begin()
  const own = result(`s3cret--${page}`)
  await arrive(own)
  expect(connected).toEqual([own])
  expect(address).toBe('https://page.example/?a=1')
  await arrive(own)
  expect(connected).toHaveLength(1)
})

it.each([
  ['another login’s state', result(`other--${page}`)],
  ['no state', 'https://frame.example/callback?code=1'],
  ['an empty state', result('')],
  ['a state in its path', 'https://frame.example/s3cret'],
  ['no address', 's3cret'],
])('a Telegram result with %s is ignored, and the login stays pending', async (_, foreign) => {
  begin()
  await arrive(foreign)
  expect(connected).toEqual([])
  await arrive(result('s3cret'))
  expect(connected).toHaveLength(1)
})

it('a Telegram result is ignored if this tab started no login', async () => {
  await arrive(result('s3cret'))
  expect(connected).toEqual([])
  expect(address).toContain('result_uri')
})

it.each([10 * 60_000 + 1, -1])(
  'a Telegram login that started %i ms ago has expired',
  async (ageMs) => {
    vi.useFakeTimers({ now: 1_000_000_000 })
    writePendingLogin({ provider: 'github', state: 's3cret', startedAt: Date.now() - ageMs })
    await arrive(result('s3cret'))
    expect(connected).toEqual([])
    expect(address).toBe('https://page.example/?a=1')
  },
)
