import { expect, it } from 'vitest'
import { calls } from '../../i18n/en/calls.ts'
import type { CallMeaning } from '../../types/calls.ts'
import type { TokenUnit } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { describeCall } from './describeCall.ts'

const usdc = { symbol: 'USDC', decimals: 6 }
const texts: Record<string, string> = calls
const write = (key: string, params: Record<string, string> = {}) =>
  (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
const say = (meaning: CallMeaning, unit?: TokenUnit, value = 0n) =>
  describeCall(
    { to: '0xC', value, meaning, hasExtras: false },
    {
      say: write,
      exact: (amount, decimals, symbol = '') => `${formatUnits(amount, decimals)} ${symbol}`.trim(),
      value: `${value} wei`,
      unit,
    },
  )
const approve = (amount: bigint, unlimited = false): CallMeaning => ({
  kind: 'approve',
  spender: '0xS',
  amount,
  unlimited,
})

it('the review describes an approval of zero as a revocation only for a known token', () => {
  const none = { text: 'No longer let 0xS spend your USDC', isGrave: false }
  expect(say(approve(0n), usdc)).toEqual(none)
})

it.each([0n, 7n])(
  'the review describes item no. %i of a collection also as an amount of a token',
  (amount) => {
    const text = `Let 0xS spend up to ${amount} of this token’s smallest unit or, if this is a collection, take item ${amount}`
    expect(say(approve(amount))).toEqual({ text, isGrave: true })
    expect(say(approve(amount), { symbol: 'LAND', decimals: 0 })).toEqual({ text, isGrave: true })
    const move = say({ kind: 'move', owner: '0xA', receiver: '0xB', amount })
    expect(move).toEqual({
      text: `Move ${amount} of this token’s smallest unit (or item ${amount}, if this is a collection) from 0xA to 0xB`,
      isGrave: true,
    })
  },
)

it('the review describes an unlimited approval of an unknown contract also as an approval of one item', () => {
  expect(say(approve(2n ** 255n, true))).toMatchObject({
    text: expect.stringMatching(/^Let 0xS spend all of .* without a limit or, .* take item 57\d+$/),
    isGrave: true,
  })
  expect(say(approve(2n ** 255n, true), usdc).text).toMatch(/^Let 0xS spend all your USDC/)
})

it('the review states that a call sends nothing', () => {
  expect(say({ kind: 'pay' }).text).toBe('Call 0xC without sending anything')
  expect(say({ kind: 'pay' }, undefined, 5n).text).toBe('Send 5 wei to 0xC')
})
