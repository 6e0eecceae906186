import { expect, it } from 'vitest'
import { contrastOf, readableTextColour } from './contrastOf.ts'

it('contrastOf computes the WCAG contrast ratio', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(readableTextColour('#f0abfc')).toBe('#16181d')
  expect(readableTextColour('#166534')).toBe('#ffffff')
})
