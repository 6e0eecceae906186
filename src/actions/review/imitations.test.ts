import { afterEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import type { ReadRequest } from '../../types/review.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import { readImitations } from './imitations.ts'

vi.mock(import('../account/readTokenUnits.ts'), () => ({
  readTokenUnits: vi.fn(async ({ tokens }) =>
    Object.fromEntries(
      [...tokens].map((token) => [token, { symbol: 'USDС', decimals: 6, imitates: 'USDC' }]),
    ),
  ),
}))

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0x1111111111111111111111111111111111111111'
const naming = (...tokens: string[]): ReadRequest => ({
  heading: 'review.heading.transaction',
  caipNetworkId: null,
  from: null,
  isRisky: false,
  statements: tokens.map((token) => ({
    text: 'review.amount',
    values: { amount: { kind: 'amount', amount: 1n, unit: { token } } },
  })),
})
const network = toNetwork('eip155:1')
const asked = () => vi.mocked(readTokenUnits).mock.calls.flatMap(([{ tokens }]) => tokens)

afterEach(() => {
  vi.mocked(readTokenUnits).mockClear()
  updateOptions({ contracts: undefined })
})

it('a request that names a token with the symbol of another warns of it', async () => {
  expect(await readImitations(naming(usdc, other), network)).toMatchObject([
    { text: 'review.imitates', values: { token: { address: other }, symbol: { text: 'USDC' } } },
  ])
  expect(asked()).toEqual([other])
})

it('no node is asked about a token that the page has declared', async () => {
  updateOptions({ contracts: JSON.stringify({ 'eip155:1': [other] }) })
  expect(await readImitations(naming(usdc, other), network)).toEqual([])
  expect(asked()).toEqual([])
})

it('nothing is read of a request without tokens, or on a network that the page has not configured', async () => {
  expect(await readImitations(naming(), network)).toEqual([])
  expect(await readImitations(naming(other), null)).toEqual([])
  expect(readTokenUnits).not.toHaveBeenCalled()
})
