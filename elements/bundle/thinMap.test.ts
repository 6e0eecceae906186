import { SourceMap } from 'node:module'
import { encode } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { thinMap } from './thinMap.ts'

const repository = 'https://files.example/v1/'

/** A file with code of ours from column 0, code of a package from column 10, and code of ours from column 20. */
const whole = {
  file: 'host-abcdefg.js',
  sources: ['../../../node_modules/react/index.js', '../../../src/utils/amount.ts'],
  sourcesContent: ['export const useState = 1', 'export const parseAmount = 1'],
  names: ['useState', 'parseAmount'],
  mappings: encode([
    [
      [0, 1, 6, 13, 1],
      [10, 0, 0, 0, 0],
      [15, 0, 1, 0],
      [20, 1, 8, 2],
    ],
  ]),
}
const map = new SourceMap({ ...thinMap(whole, repository), sourcesContent: [], sourceRoot: '' })

it('the published map leads from our code to file, line, column and name', () => {
  expect(map.findEntry(0, 4)).toMatchObject({
    originalSource: `${repository}src/utils/amount.ts`,
    originalLine: 6,
    originalColumn: 13,
    name: 'parseAmount',
  })
  expect(map.findEntry(0, 25)).toMatchObject({ originalLine: 8, originalColumn: 2 })
})

it('the published map leaves code of packages as it is in the bundle', () => {
  expect(map.findEntry(0, 17)).not.toHaveProperty('originalSource', expect.anything())
  expect(JSON.stringify(thinMap(whole, repository))).not.toMatch(/react|useState/)
})
