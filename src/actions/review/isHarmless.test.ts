import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Doubt, ReadRequest } from '../../types/review.ts'
import { isHarmless } from './isHarmless.ts'
import type { PreparedRequest } from './prepareRequest.ts'

const request = (doubts: Doubt[], isRisky = false): ReadRequest => ({
  heading: 'review.heading.transaction',
  caipNetworkId: null,
  from: null,
  isRisky,
  doubts,
  statements: [],
})
const call: Doubt = { kind: 'call', address: '0xshop' }
const right: Doubt = { kind: 'right', address: '0xshop' }
const payment: Doubt = { kind: 'payment', address: '0xshop' }
const transfer: Doubt = { kind: 'transfer', address: '0xbob' }

/** Descriptions that leave `left`, and a node's answer. */
const prepared = (left: Doubt[], isWithoutLoss: boolean) => (): PreparedRequest => ({
  place: { networkId: null, network: null, address: '' },
  described: Promise.resolve(request(left)),
  imitations: async () => [],
  isWithoutLoss: async () => isWithoutLoss,
  simulate: () => null,
  simulateAgain: () => null,
})
const unasked = () => {
  throw new Error('asked')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a request without doubts is harmless, and nothing is asked', async () => {
  expect(await isHarmless(request([]), null, unasked)).toBe(true)
  expect(await isHarmless(request([], true), null, unasked)).toBe(false)
})

it('a declaration settles what concerns its addresses alone', async () => {
  const isDeclared = (address: string) => address === '0xshop'
  const same = prepared([call, right, payment], false)
  expect(await isHarmless(request([call, right, payment]), isDeclared, same)).toBe(true)
  expect(await isHarmless(request([call, transfer]), isDeclared, unasked)).toBe(false)
  expect(await isHarmless(request([call], true), isDeclared, unasked)).toBe(false)
})

it('a declaration settles no call whose description names another receiver', async () => {
  const isDeclared = (address: string) => address === '0xshop'
  expect(await isHarmless(request([call]), isDeclared, prepared([transfer], false))).toBe(false)
})

it('a request whose doubts the descriptors settle is harmless', async () => {
  expect(await isHarmless(request([right]), null, prepared([], false))).toBe(true)
})

it.each([
  ['takes nothing', [call], true, true],
  ['takes something', [call], false, false],
  ['takes nothing, but pays', [payment], true, false],
  ['takes nothing, but gives a right', [call, right], true, false],
] as const)('an unread call that %s', async (_, left, isWithoutLoss, expected) => {
  const doubts = [...left]
  expect(await isHarmless(request(doubts), null, prepared(doubts, isWithoutLoss))).toBe(expected)
})

it('a node that takes longer than 300 ms settles nothing', async () => {
  const late = { ...prepared([call], true)(), isWithoutLoss: () => new Promise<never>(() => {}) }
  const verdict = isHarmless(request([call]), null, () => late)
  await vi.advanceTimersByTimeAsync(300)
  expect(await verdict).toBe(false)
})

it('a node may take as long as the page allows', async () => {
  const after = <Value>(value: Value) =>
    new Promise<Value>((resolve) => setTimeout(resolve, 1_500, value))
  const late = { ...prepared([call], true)(), isWithoutLoss: () => after(true) }
  const verdict = isHarmless(request([call]), null, () => late, 2_000)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await verdict).toBe(true)
})

const imitation = { text: 'review.imitates', isGrave: true } as const
const asset: ReadRequest = {
  ...request([]),
  statements: [
    {
      text: 'review.amount',
      values: { amount: { kind: 'amount', amount: 1n, unit: { token: '0xT' } } },
    },
  ],
}

it.each([
  ['imitates another', async () => [imitation], false],
  ['imitates none', async () => [], true],
  ['is not read in time', () => new Promise<never>(() => {}), false],
] as const)('a harmless request of a token that %s', async (_, imitations, expected) => {
  const verdict = isHarmless(asset, null, () => ({ ...prepared([], true)(), imitations }))
  await vi.advanceTimersByTimeAsync(300)
  expect(await verdict).toBe(expected)
})
