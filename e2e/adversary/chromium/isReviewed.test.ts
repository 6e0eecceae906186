import { expect, it } from 'vitest'
import { isReviewed } from './isReviewed.ts'
import type { ReadReview } from './review.ts'
import type { SignedPayment } from './SignedPayment.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const exchange = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const account = { address: owner, native: 'ETH', places: { ETH: 18, DAI: 18, USDC: 6 } }

const rows = {
  'You give': '25 USDC',
  'You get': '24.9 DAI',
  'Min. received (1% slippage)': '24.5 DAI',
}
const approving: ReadReview = {
  rows,
  step: 'Approve allowance',
  state: `First allow ${exchange} to spend 25 USDC. It may take this amount and no more.`,
}
const resetting: ReadReview = {
  ...approving,
  state: `${approving.state} USDC needs an earlier allowance to be removed first, so your wallet asks twice.`,
}
const swapping: ReadReview = { rows, step: 'Swap', state: '' }
const approval: SignedPayment = {
  hash: '0x1',
  kind: 'approve',
  to: exchange,
  symbol: 'USDC',
  amount: 25_000_000n,
}
const swapped: SignedPayment = {
  ...approval,
  kind: 'swap',
  brings: { symbol: 'DAI', least: 24_500_000_000_000_000_000n, receiver: owner },
}

it('a signed approval is one that the review shows, by spender, token and amount', () => {
  expect(isReviewed(approving, approval, account)).toBe(true)
  expect(isReviewed(resetting, { ...approval, amount: 0n }, account)).toBe(true)
  expect(isReviewed(approving, { ...approval, amount: 0n }, account)).toBe(false)
})

it.each([
  ['another spender', { to: stranger }],
  ['a higher amount', { amount: 25_000_001n }],
  ['no limit', { amount: 2n ** 256n - 1n }],
  ['another token', { symbol: 'DAI' }],
])('a signed approval with %s is one that no review shows', (_, other) => {
  expect(isReviewed(approving, { ...approval, ...other }, account)).toBe(false)
})

it('an approval is none that the review of the swap alone shows, and a swap none that the review of the approval shows', () => {
  expect(isReviewed(swapping, approval, account)).toBe(false)
  expect(isReviewed(swapping, swapped, account)).toBe(true)
  expect(isReviewed(approving, swapped, account)).toBe(false)
})
