import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { devDependencies: installed } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>
}

/** Rows of the table of pinned packages in dependencies.md, one for each package that a row names. */
function readPins() {
  const text = read('elements/reference/dependencies.md')
  const [, table = ''] = /<!-- pins -->\n([\s\S]*?)<!-- end of pins -->/.exec(text) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.flatMap((row) => {
    const [, names = '', pinned, newest = '', why, change, nextLook] = row
      .split('|')
      .map((cell) => cell.trim())
    const [seen] = /\d{4}-\d\d-\d\d$/.exec(newest) ?? []
    return names.split(', ').map((name) => ({ name, pinned, seen, why, change, nextLook }))
  })
}

const isDate = (text: string | undefined) =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))

describe('the table of pinned packages', () => {
  it('has the packages that are held back', () => {
    const names = readPins().map(({ name }) => name)
    expect(names).toContain('react')
    expect(names).toContain('@walletconnect/sign-client')
    expect(names).toContain('@polkadot/api')
  })

  it.each(readPins())('has the version of $name in package.json', ({ name, pinned }) => {
    expect(pinned).toBe(installed[name])
  })

  it.each(readPins())('gives a reason, a condition and a later date for $name', (pin) => {
    expect(pin.why).toBeTruthy()
    expect(pin.change).toBeTruthy()
    expect(isDate(pin.seen)).toBe(true)
    expect(isDate(pin.nextLook)).toBe(true)
    expect(Date.parse(pin.nextLook ?? '')).toBeGreaterThan(Date.parse(pin.seen ?? ''))
  })
})
