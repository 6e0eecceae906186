import { expect, it } from 'vitest'
import type { SocialProvider } from '../../types/social.ts'
import { listSocials } from './useSocials.ts'

const all: SocialProvider[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const safari = `${mac} Version/17.0 Safari/605.1.15`
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36'

it.each([
  ['iPhone', iPhone, ['google']],
  ['Mac', mac, ['x']],
  ['Safari on a Mac', safari, []],
  ['Android', android, ['facebook', 'x']],
])('login providers that do not work in Telegram are hidden on %s', (_, userAgent, removed) => {
  const expected = all.filter((social) => !removed.includes(social))
  expect(listSocials(all, { isTelegram: true, userAgent })).toEqual(expected)
  expect(listSocials(all, { isTelegram: false, userAgent })).toEqual(all)
})

it('login providers keep the host’s order, without duplicates', () => {
  const there = { isTelegram: false, userAgent: '' }
  expect(listSocials(['x', 'google', 'x'], there)).toEqual(['x', 'google'])
  expect(listSocials(false, there)).toEqual([])
})
