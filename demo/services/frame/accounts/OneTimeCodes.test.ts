import { expect, test } from 'vitest'
import { CODE_LIFETIME_MS, OneTimeCodes } from './OneTimeCodes.ts'

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code has six digits and works once, for its purpose', () => {
  const codes = new OneTimeCodes()
  const code = codes.issue('a')
  expect(code).toMatch(/^\d{6}$/)
  expect(() => codes.redeem('b', code)).toThrow('No code is open')
  codes.redeem('a', code)
  expect(() => codes.redeem('a', code)).toThrow('No code is open')
})

test('after 20 minutes it has expired', () => {
  let now = 0
  const codes = new OneTimeCodes(() => now)
  const code = codes.issue('a')
  now = CODE_LIFETIME_MS
  expect(() => codes.redeem('a', code)).toThrow('This code has expired')
})

test('the fifth wrong code is the last; the right one then comes too late', () => {
  const codes = new OneTimeCodes()
  const code = codes.issue('a')
  for (let attempt = 1; attempt < 5; attempt += 1) {
    expect(() => codes.redeem('a', wrong(code))).toThrow('Wrong code')
  }
  expect(() => codes.redeem('a', wrong(code))).toThrow('Too many wrong codes')
  expect(() => codes.redeem('a', code)).toThrow('No code is open')
})

test('what is no code is wrong, whatever it is', () => {
  const codes = new OneTimeCodes()
  codes.issue('a')
  for (const nonsense of ['', 'abcdef', '１２３４５６', '1'.repeat(1000)]) {
    expect(() => codes.redeem('a', nonsense)).toThrow(/wrong code/i)
  }
})
