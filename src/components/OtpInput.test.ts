import { describe, expect, it } from 'vitest'
import { typeDigits } from './OtpInput.tsx'

const empty = ['', '', '', '', '', '']

describe('the boxes of a one-time code', () => {
  it('accept a digit and move the focus to the next box', () => {
    expect(typeDigits(empty, 0, '7')).toEqual({ digits: ['7', '', '', '', '', ''], focus: 1 })
  })
  it('keep the focus on the last box', () => expect(typeDigits(empty, 5, '7').focus).toBe(5))
  it('accept digits only', () => {
    expect(typeDigits(['1', '', '', '', '', ''], 0, 'x')).toEqual({
      digits: ['1', '', '', '', '', ''],
      focus: 0,
    })
  })
  it('are cleared one at a time', () => {
    expect(typeDigits(['1', '2', '', '', '', ''], 1, '').digits).toEqual(['1', '', '', '', '', ''])
  })
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
  ])('are all filled by pasting %j into any of them', (text) => {
    expect(typeDigits(empty, 3, text)).toEqual({ digits: [...'123456'], focus: 5 })
  })
  it('accept a part of a code, from the box into which it is pasted', () => {
    expect(typeDigits(['9', '', '', '', '', ''], 1, '12')).toEqual({
      digits: ['9', '1', '2', '', '', ''],
      focus: 3,
    })
    expect(typeDigits(empty, 4, '123').digits).toEqual(['', '', '', '', '1', '2'])
  })
})
