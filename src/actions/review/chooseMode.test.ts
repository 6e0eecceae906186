import { afterEach, expect, it } from 'vitest'
import { updateOptions } from '../../controllers/options.ts'
import type { ReadRequest } from '../../types/review.ts'
import { chooseMode } from './chooseMode.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const request: ReadRequest = {
  heading: 'review.heading.transaction',
  caipNetworkId: null,
  from: null,
  isRisky: false,
  statements: [
    {
      text: 'review.transfer',
      values: { amount: { kind: 'amount', amount: 5n, unit: { token: usdc } } },
      contract: usdc,
    },
  ],
}
const metamask = { wallet: { rdns: 'io.metamask', id: 'io.metamask' } } as const
const phone = { wallet: { rdns: 'io.metamask', id: 'walletConnect' } } as const
const choose = (method = 'eth_sendTransaction', from: ReadRequest = request) =>
  chooseMode(metamask, method, from).mode

afterEach(() => {
  updateOptions({ review: 'risky' })
})

it('`auto` leaves out the review for an installed wallet with a simulation of its own alone', () => {
  updateOptions({ review: 'auto' })
  expect(choose()).toBe('off')
  expect(chooseMode(phone, 'eth_sendTransaction', request).mode).toBe('risky')
  const unknown = { wallet: { rdns: 'com.example', id: 'com.example' } } as const
  expect(chooseMode(unknown, 'eth_sendTransaction', request).mode).toBe('risky')
})

it('the first rule that fits by method, contract and amount decides, else `risky`', () => {
  updateOptions({
    review: [
      { method: 'personal_sign', review: 'all' },
      { contract: usdc.toLowerCase(), atMost: '5', review: 'off' },
    ],
  })
  expect(choose('personal_sign')).toBe('all')
  expect(choose()).toBe('off')
  updateOptions({ review: [{ contract: usdc, atMost: '4', review: 'off' }] })
  expect(choose()).toBe('risky')
})

it('a rule for a contract fits no request that calls another contract, too', () => {
  updateOptions({ review: [{ contract: usdc, review: 'off' }] })
  const other = { text: 'review.unknown', contract: '0xother' } as const
  const [first] = request.statements
  const both = { ...request, statements: first ? [{ ...first, parts: [other] }] : [] }
  expect(choose('eth_sendTransaction', both)).toBe('risky')
})

it('a rule for an amount fits no request without one', () => {
  updateOptions({ review: [{ atMost: '5', review: 'off' }] })
  const unread = { ...request, statements: [{ text: 'review.unknown' } as const] }
  expect(choose('eth_sendTransaction', unread)).toBe('risky')
})

it('a rule has a time of its own for the verdict', () => {
  updateOptions({ review: [{ method: 'personal_sign', review: 'risky', withinMs: 2000 }] })
  expect(chooseMode(phone, 'personal_sign', request)).toEqual({ mode: 'risky', withinMs: 2000 })
  expect(chooseMode(phone, 'eth_sendTransaction', request).withinMs).toBeUndefined()
})
