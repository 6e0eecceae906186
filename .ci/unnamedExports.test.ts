import { expect, it } from 'vitest'
import { findUnnamed } from './unnamedExports.ts'

it('an exported function that only a namespace passed on could reach is found', () => {
  const texts = new Map([
    ['src/families.ts', 'export const families = {}\nexport function homeOf() {}\nhomeOf()\n'],
    ['src/reader.ts', "const all = await load(import('./families.ts'))\nall.families\n"],
  ])
  expect(findUnnamed(texts)).toEqual(['src/families.ts: nothing names the export homeOf'])
})

it('an exported type may be named in its own file, and a file of checks has no duty', () => {
  const texts = new Map([
    ['src/a.ts', 'export interface Options {}\nexport const read = (one: Options) => one\n'],
    ['src/b.ts', "import { read } from './a.ts'\nexport type Lost = 1\n"],
    ['.ci/c.ts', 'export const own = 1\n'],
  ])
  expect(findUnnamed(texts)).toEqual(['src/b.ts: nothing names the export Lost'])
})
