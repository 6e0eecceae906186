import { expect, test } from 'vitest'
import { CODE_LIFETIME_MS, OneTimeCodes } from './OneTimeCodes.ts'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a one-time code has six digits and is valid once, only for its own purpose', () => {
  const codes = new OneTimeCodes()
  const code = codes.issue('a')
  expect(code).toMatch(/^\d{6}$/)
  expect(() => codes.redeem('b', code)).toThrow('No code is open')
  codes.redeem('a', code)
  expect(() => codes.redeem('a', code)).toThrow('No code is open')
})

test('a one-time code expires after 20 minutes', () => {
  let now = 0
  const codes = new OneTimeCodes(() => now)
  const code = codes.issue('a')
  now = CODE_LIFETIME_MS
  expect(() => codes.redeem('a', code)).toThrow('This code has expired')
})

test('a one-time code is void after five wrong attempts, even if the sixth is right', () => {
  const codes = new OneTimeCodes()
  const code = codes.issue('a')
  for (let attempt = 1; attempt < 5; attempt += 1) {
    expect(() => codes.redeem('a', wrong(code))).toThrow('Wrong code')
  }
  expect(() => codes.redeem('a', wrong(code))).toThrow('Too many wrong codes')
  expect(() => codes.redeem('a', code)).toThrow('No code is open')
})

test('a malformed one-time code counts as a wrong attempt', () => {
  const codes = new OneTimeCodes()
  codes.issue('a')
  for (const nonsense of ['', 'abcdef', '１２３４５６', '1'.repeat(1000)]) {
    expect(() => codes.redeem('a', nonsense)).toThrow(/wrong code/i)
  }
})
