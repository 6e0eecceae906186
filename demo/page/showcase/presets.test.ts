import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { contrastOf } from './contrastOf.ts'
import { defaultColours, presets } from './presets.ts'

const AA = 4.5

const chosen = presets.filter(({ variables }) => Object.keys(variables).length > 0)
const looks = chosen.map(({ name, mode, variables }) => {
  const defaults = defaultColours[mode === 'dark' ? 'dark' : 'light']
  return [name, { ...defaults, ...variables }] as const
})

it.each(looks)('the preset %s has readable contrast', (_, colours) => {
  const {
    '--wm-accent': accent = '',
    '--wm-accent-contrast': onAccent = '',
    '--wm-background': background = '',
    '--wm-foreground': text = '',
  } = colours
  expect(contrastOf(onAccent, accent), 'text on the accent').toBeGreaterThanOrEqual(AA)
  expect(contrastOf(accent, background), 'links').toBeGreaterThanOrEqual(AA)
  expect(contrastOf(text, background), 'text').toBeGreaterThanOrEqual(AA)
})

it('the presets Forest and Night equal the README’s theming examples', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8')
  const [, theming = ''] = readme.split(/^## Theming$/m)
  const variablesOf = (name: string) => presets.find((one) => one.name === name)?.variables

  const [, css = ''] = /```css\n([\s\S]*?)```/.exec(theming) ?? []
  const properties = css.matchAll(/(--wm-[\w-]+): (.*);/g)
  expect(Object.fromEntries([...properties].map(([, key, value]) => [key, value]))).toEqual(
    variablesOf('Forest'),
  )
  const [, json = ''] = /theme-variables='(\{[\s\S]*?\})'/.exec(theming) ?? []
  expect(JSON.parse(json)).toEqual(variablesOf('Night'))
})
