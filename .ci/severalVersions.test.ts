import { expect, it } from 'vitest'
import { compareVersions } from './severalVersions.ts'

const inCdn = [{ value: 'dist/cdn' }]
const component = (version: string, properties = inCdn) => ({
  group: '@noble',
  name: 'hashes',
  version,
  properties,
})
const tableOf = (rows: string) =>
  `# Dependencies\n\n| package | why |\n| a | 1.0.0 |\n\n## Several versions of a package\n\n| package | versions | why |\n| --- | --- | --- |\n${rows}\n## Pictures\n| b | 1, 2 |\n`

it('a package of which the script has two versions must be in the table, with both', () => {
  const row = '| @noble/hashes | 1.3.2, 1.8.0 | pinned |\n'
  const both = [component('1.8.0'), component('1.3.2')]
  expect(compareVersions(both, tableOf(row))).toEqual([])
  expect(compareVersions(both, tableOf(''))).toHaveLength(1)
  expect(compareVersions([...both, component('2.4.0')], tableOf(row))).toHaveLength(2)
})

it('a row whose versions are no longer bundled is found', () => {
  const row = '| @noble/hashes | 1.3.2, 1.8.0 | pinned |\n'
  const testing = component('1.3.2', [{ value: 'dist/testing' }])
  expect(compareVersions([component('1.8.0'), testing], tableOf(row))).toHaveLength(1)
})
