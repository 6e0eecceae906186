import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toBrowserLink } from './toBrowserLink.ts'

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
])('%s opens this page in its own browser', (name, link) => {
  expect(toBrowserLink('solana', name)).toBe(link)
})

it('is not the way for other wallets, other namespaces, or in that browser', () => {
  expect(toBrowserLink('solana', 'Rainbow')).toBeNull()
  expect(toBrowserLink('solana', 'constructor')).toBeNull()
  expect(toBrowserLink('eip155', 'Phantom')).toBeNull()
  vi.stubGlobal('window', { phantom: {} })
  expect(toBrowserLink('solana', 'Phantom')).toBeNull()
})
