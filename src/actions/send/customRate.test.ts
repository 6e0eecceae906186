import { beforeEach, expect, it } from 'vitest'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import type { FeeRate } from '../../types/sender.ts'
import { rateDoubt, readRate, typeRate } from './customRate.ts'

const rate = (speed: FeeRate['speed'], value: number, tip?: number): FeeRate => ({
  speed,
  rate: value,
  ...(tip !== undefined && { tip }),
  unit: 'sat/vB',
  minutes: 10,
})

beforeEach(() => {
  resetSend()
  updateSend({
    feeRates: [rate('fast', 4), rate('normal', 2.5), rate('slow', 1)],
    feeBounds: { decimals: 3, least: 0.5, most: 4_000, taken: 1 },
  })
})

it('a typed rate is read with the separator of the language', () => {
  typeRate('1,25', 'de')
  expect(send.customRate).toMatchObject({ speed: 'custom', rate: 1.25, unit: 'sat/vB' })
  typeRate('1.25', 'en')
  expect(send.customRate?.rate).toBe(1.25)
  typeRate('a lot', 'en')
  expect(send).toMatchObject({ typedRate: 'a lot', customRate: null })
})

it('a rate that nodes refuse is named, and one out of all bounds is too large', () => {
  expect(readRate(send, '0.499', 'en')).toMatchObject({ rate: null, isBelowLeast: true })
  expect(readRate(send, '0', 'en')).toMatchObject({ rate: null, isBelowLeast: true })
  expect(readRate(send, '0.5', 'en')).toMatchObject({ rate: { rate: 0.5 }, isBelowLeast: false })
  const large = { read: { kind: 'problem', problem: 'large' }, rate: null }
  expect(readRate(send, '4001', 'en')).toMatchObject(large)
  expect(readRate(send, '1.2345', 'en').read).toEqual({ kind: 'problem', problem: 'decimals' })
})

it('a typed rate has the tip of the usual rate, as far as it can pay it', () => {
  updateSend({ feeRates: [rate('normal', 22, 2)] })
  expect(readRate(send, '12', 'en').rate?.tip).toBe(2)
  expect(readRate(send, '1.5', 'en').rate?.tip).toBe(1.5)
})

it('a typed rate below what blocks take, and one far above the fast rate, is doubted', () => {
  const doubt = (speed: FeeRate['speed'], value: number) =>
    rateDoubt({ fee: { rate: rate(speed, value) } } as Parameters<typeof rateDoubt>[0], send)
  expect([0.9, 1, 12, 12.1].map((value) => doubt('custom', value))).toEqual([
    'rateLow',
    null,
    null,
    'rateHigh',
  ])
  expect(doubt('fast', 100)).toBeNull()
})
