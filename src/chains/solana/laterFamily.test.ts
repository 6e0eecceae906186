import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toSolanaBrowserLink } from './laterFamily.ts'

const page = 'https%3A%2F%2Fapp.example%2Fswap%3Fa%3D1%262%23top'
const origin = 'https%3A%2F%2Fapp.example'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://app.example/swap?a=1&2#top'))
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Phantom', `https://phantom.app/ul/browse/${page}?ref=${origin}`],
  ['Solflare', `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`],
  ['Coinbase Wallet', `https://go.cb-w.com/dapp?cb_url=${page}`],
])('`toSolanaBrowserLink` for %s opens the page in that wallet’s browser', (name, link) => {
  expect(toSolanaBrowserLink(name, location)).toBe(link)
})

it('`toSolanaBrowserLink` returns null for a wallet without a link, and inside the wallet’s own browser', () => {
  expect(toSolanaBrowserLink('Rainbow', location)).toBeNull()
  expect(toSolanaBrowserLink('constructor', location)).toBeNull()
  vi.stubGlobal('window', { phantom: {} })
  expect(toSolanaBrowserLink('Phantom', location)).toBeNull()
})
