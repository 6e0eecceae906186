import { expect, it } from 'vitest'
import { readDigits } from './OtpInput.tsx'

it.each([
  '123456',
  '123 456',
  ' 123-456\n',
  'Your code: 123456',
  '１２３４５６',
  '1234567890',
  '\u2068123\u200b456\u2069',
  '๑๒๓๔๕๖',
  '١٢٣٤٥٦',
  '১২৩ ৪৫৬',
])('the field of a one-time code reads %j as its six digits', (text) => {
  expect(readDigits(text, 6)).toBe('123456')
})

it('the field of a one-time code drops other characters', () => {
  expect(readDigits('1a2', 6)).toBe('12')
})
