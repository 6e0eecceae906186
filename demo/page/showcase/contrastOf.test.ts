import { expect, it } from 'vitest'
import { contrastOf, textOn } from './contrastOf.ts'

it('contrastOf computes the WCAG contrast ratio', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(textOn('#f0abfc')).toBe('#16181d')
  expect(textOn('#166534')).toBe('#ffffff')
})
