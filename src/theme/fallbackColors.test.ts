import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')

/** Returns the custom properties of the first `.root` rule, without line breaks. */
function colorsOf(css: string): [name: string, value: string][] {
  const rule = css.slice(css.indexOf('.root {')).replace(/\/\*.*?\*\//gs, '')
  const declarations = rule.slice(0, rule.indexOf('}')).split(';')
  return declarations.flatMap((declaration) => {
    const [, name, value] = /^\s*(--[\w-]+):(.*)$/s.exec(declaration) ?? []
    const line = value?.replace(/\s+/g, ' ').replace(/\( | \)/g, (end) => end.trim())
    return name && line ? [[name, line.trim()] as [string, string]] : []
  })
}

/** Replaces `light-dark(a, b)` by the two switches. */
function toSwitches(value: string): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  const parts = ['']
  let depth = 1
  let at = start + 'light-dark('.length
  for (; depth > 0; at += 1) {
    const character = value[at] ?? ''
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth === 1 && character === ',') parts.push('')
    else if (depth > 0) parts[parts.length - 1] += character
  }
  const [light = '', dark = ''] = parts.map((part) => part.trim())
  const switches = `var(--light, ${light}) var(--dark, ${dark})`
  return value.slice(0, start) + switches + value.slice(at)
}

it('a browser without `light-dark()` has each colour of the card, in light and in dark', () => {
  const twofold = colorsOf(read('base.css')).filter(([, value]) => value.includes('light-dark('))
  expect(twofold.length).toBeGreaterThan(6)
  const fallback = Object.fromEntries(colorsOf(read('fallbackColors.css')))
  expect(fallback).toMatchObject(
    Object.fromEntries(twofold.map(([name, value]) => [name, toSwitches(value)])),
  )
})

it('no other style of the card needs `light-dark()`', () => {
  const source = `${import.meta.dirname}/..`
  const styles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(styles.length).toBeGreaterThan(20)
  const users = styles.filter((file) =>
    /:[^;{}]*light-dark\(/.test(readFileSync(`${source}/${file}`, 'utf8')),
  )
  expect(users).toEqual(['theme/base.css'])
})
