import { expect, it } from 'vitest'
import { readCssDefaults } from './readCssDefaults.ts'

it('public CSS properties are read with their whole default, parentheses included', () => {
  const css = `
    .a { color: var(--wm-text, light-dark(#fff, oklch(0.2 0 0))); margin: var(--private, 1px) }
    .b { width: min(var(--wm-width, 360px), 100%) }`
  expect(readCssDefaults(css)).toEqual({
    '--wm-text': 'light-dark(#fff, oklch(0.2 0 0))',
    '--wm-width': '360px',
  })
})

it('the first of several defaults of a CSS property is used', () => {
  expect(readCssDefaults('a: var(--wm-x, 1); b: var(--wm-x, 2)')).toEqual({ '--wm-x': '1' })
})

it('private CSS properties in a default are replaced by their public names', () => {
  const css = '--muted: var(--wm-muted, color-mix(in oklab, var(--text) 64%, var(--wm-base)))'
  expect(readCssDefaults(css)['--wm-muted']).toBe(
    'color-mix(in oklab, var(--wm-text) 64%, var(--wm-base))',
  )
})
