import { expect, it } from 'vitest'
import { contrastOf, textOn } from './contrastOf.ts'
import { presets } from './presets.ts'

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(textOn('#f0abfc')).toBe('#16181d')
  expect(textOn('#166534')).toBe('#ffffff')
})

it('has presets that can be read', () => {
  for (const { name, variables } of presets.slice(1)) {
    const { '--wm-accent': accent = '', '--wm-background': background = '' } = variables
    expect(contrastOf(accent, background), name).toBeGreaterThan(4.5)
    expect(variables['--wm-accent-contrast'], name).toBe(textOn(accent))
  }
})
