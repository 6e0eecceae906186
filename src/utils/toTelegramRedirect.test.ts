import { expect, it } from 'vitest'
import { toTelegramRedirect } from './toTelegramRedirect.ts'

const page = 'https://page.example/?a=1&b=2#c'
const stateOf = (uri: string) => new URL(uri).searchParams.get('state')

it('the redirect’s state contains the URL of the page to return to', () => {
  const { url, state } = toTelegramRedirect(
    'https://login.example/auth?state=abc&scope=a%20b',
    page,
    'spare',
  )
  expect(stateOf(url)).toBe(`abc--${page}`)
  expect(new URL(url).searchParams.get('scope')).toBe('a b')
  expect(state).toBe('abc')
})

it('the state is changed in the inner URL of a magic.link URL', () => {
  const inner = 'https://login.example/auth?state=abc'
  const uri = `https://auth.magic.link/v1?provider_authorization_url=${encodeURIComponent(inner)}`
  const { url, state } = toTelegramRedirect(uri, page, 'spare')
  const outer = new URL(url)
  expect(outer.searchParams.has('state')).toBe(false)
  expect(stateOf(outer.searchParams.get('provider_authorization_url') ?? '')).toBe(`abc--${page}`)
  expect(state).toBe('abc')
})

it.each(['https://login.example/auth', 'https://login.example/auth?state='])(
  'the URL %s without a state gets the given one',
  (uri) => {
    const { url, state } = toTelegramRedirect(uri, page, 'spare')
    expect([stateOf(url), state]).toEqual([`spare--${page}`, 'spare'])
  },
)
