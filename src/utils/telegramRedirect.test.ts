import { expect, it } from 'vitest'
import { toTelegramRedirect } from './telegramRedirect.ts'

const page = 'https://page.example/?a=1&b=2#c'
const stateOf = (uri: string) => new URL(uri).searchParams.get('state')

it('says in the state where to come back to', () => {
  const uri = toTelegramRedirect('https://login.example/auth?state=abc&scope=a%20b', page)
  expect(stateOf(uri)).toBe(`abc--${page}`)
  expect(new URL(uri).searchParams.get('scope')).toBe('a b')
})

it('says it further in where magic.link hands on', () => {
  const inner = 'https://login.example/auth?state=abc'
  const uri = `https://auth.magic.link/v1?provider_authorization_url=${encodeURIComponent(inner)}`
  const outer = new URL(toTelegramRedirect(uri, page))
  expect(outer.searchParams.has('state')).toBe(false)
  expect(stateOf(outer.searchParams.get('provider_authorization_url') ?? '')).toBe(`abc--${page}`)
})
