import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { runSocialLogin, toTelegramRedirect } from './runSocialLogin.ts'

const origin = 'https://frame.example'
const uri = 'https://login.example/auth?state=1'

vi.mock('./finishLogin.ts', () => ({
  finishLogin: async () => [{ address: '0x1' }] as unknown as ConnectDetail[],
}))

type Listener = (message: object) => void
const listeners = new Set<Listener>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (_: string, one: Listener) => listeners.add(one))
  vi.stubGlobal('removeEventListener', (_: string, one: Listener) => listeners.delete(one))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(changes: Partial<EmbeddedWallet> = {}) {
  const popup = { closed: false, location: { href: 'about:blank' }, close: vi.fn() }
  const connected: string[] = []
  const wallet = {
    origin,
    socialRedirectUri: async () => uri,
    connectSocial: async (result: string) => void connected.push(result),
    ...changes,
  } as unknown as EmbeddedWallet
  const controller = new AbortController()
  const { signal } = controller
  const login = runSocialLogin({
    wallet: Promise.resolve(wallet),
    provider: 'github',
    target: {},
    onResponse: () => {},
    popup: popup as unknown as Window,
    signal,
  })
  const outcome = login.then(
    () => 'connected',
    (error) => error.code as string,
  )
  const post = (data: unknown, from = origin, source: unknown = popup, isTrusted = true) => {
    for (const listener of [...listeners]) listener({ data, origin: from, source, isTrusted })
  }
  return { popup, connected, outcome, post, controller }
}

const resultUri = 'https://frame.example/result?code=1'

it('the login popup opens the provider’s page, and the frame gets the result', async () => {
  const { popup, connected, outcome, post } = start()
  await vi.advanceTimersByTimeAsync(0)
  expect(popup.location.href).toBe(uri)
  post({ hello: 'from an extension' })
  post('text')
  post({ resultUri: 7 })
  post({ resultUri: 'https://evil.example' }, origin, {})
  post({ resultUri: 'https://made-up.example' }, origin, popup, false)
  post({ resultUri: 'https://made-up.example' }, 'https://evil.example', null, false)
  post({ resultUri })
  expect(await outcome).toBe('connected')
  expect(connected).toEqual([resultUri])
  expect(popup.close).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('a login message from another origin rejects the login', async () => {
  const { popup, outcome, post, connected } = start()
  await vi.advanceTimersByTimeAsync(0)
  post({ resultUri }, 'https://evil.example')
  expect(await outcome).toBe('UNTRUSTED_ORIGIN')
  expect(popup.close).toHaveBeenCalled()
  expect(connected).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('closing the login popup rejects the login, unless the popup has posted a result', async () => {
  const first = start()
  await vi.advanceTimersByTimeAsync(0)
  first.popup.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  first.post({ resultUri }, origin, null)
  expect(await first.outcome).toBe('connected')

  const second = start()
  second.popup.closed = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await second.outcome).toBe('USER_REJECTED')
})

it('a login rejects with SOCIAL_TIMEOUT if the frame does not respond', async () => {
  const silent = () => Promise.reject(new WalletModalError('FRAME_TIMEOUT'))
  const { popup, outcome } = start({ socialRedirectUri: silent })
  expect(await outcome).toBe('SOCIAL_TIMEOUT')
  expect(popup.close).toHaveBeenCalled()
})

it('leaving the view rejects the pending login', async () => {
  const { popup, outcome, controller } = start()
  controller.abort()
  expect(await outcome).toBe('USER_REJECTED')
  expect(popup.close).toHaveBeenCalled()
})

it.each(['', 'javascript:alert(1)', 'ftp://login.example'])(
  'the login URL "%s" is not opened',
  async (address) => {
    const { popup, outcome } = start({ socialRedirectUri: async () => address })
    expect(await outcome).toBe('SOCIAL_URI_MISSING')
    expect(popup.location.href).toBe('about:blank')
    expect(popup.close).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  },
)

const page = 'https://page.example/?a=1&b=2#c'
const stateOf = (uri: string) => new URL(uri).searchParams.get('state')

it('the OAuth state of the Telegram redirect contains the URL of the page to return to', () => {
  const { url, state } = toTelegramRedirect(
    'https://login.example/auth?state=abc&scope=a%20b',
    page,
    'spare',
  )
  expect(stateOf(url)).toBe(`abc--${page}`)
  expect(new URL(url).searchParams.get('scope')).toBe('a b')
  expect(state).toBe('abc')
})

it('toTelegramRedirect changes the state inside the inner URL of a magic.link URL', () => {
  const inner = 'https://login.example/auth?state=abc'
  const uri = `https://auth.magic.link/v1?provider_authorization_url=${encodeURIComponent(inner)}`
  const { url, state } = toTelegramRedirect(uri, page, 'spare')
  const outer = new URL(url)
  expect(outer.searchParams.has('state')).toBe(false)
  expect(stateOf(outer.searchParams.get('provider_authorization_url') ?? '')).toBe(`abc--${page}`)
  expect(state).toBe('abc')
})

it.each(['https://login.example/auth', 'https://login.example/auth?state='])(
  'toTelegramRedirect gives the URL %s, which has no state, the spare one',
  (uri) => {
    const { url, state } = toTelegramRedirect(uri, page, 'spare')
    expect([stateOf(url), state]).toEqual([`spare--${page}`, 'spare'])
  },
)
