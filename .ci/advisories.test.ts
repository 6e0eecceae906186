import { expect, it } from 'vitest'
import { advisoriesOf, findAdvisories } from './advisories.ts'

const components = [
  { name: 'base-x', version: '3.0.11' },
  { name: 'base-x', version: '5.0.0' },
]
const advisory = {
  id: 'GHSA-1',
  package: 'base-x',
  title: 'wrong letters',
  from: '5.0.0',
  below: '5.0.1',
}
const exception = { id: 'GHSA-1', package: 'base-x', justification: 'x', reason: 'Not reached.' }

it('a bundled version with an advisory is found, unless an exception gives a reason', () => {
  expect(findAdvisories(components, [advisory], [])).toEqual([
    'base-x 5.0.0: GHSA-1, wrong letters',
  ])
  expect(findAdvisories(components, [advisory], [exception])).toEqual([])
  expect(findAdvisories(components, [advisory], [{ ...exception, reason: '' }])).toHaveLength(2)
  expect(findAdvisories(components.slice(0, 1), [advisory], [])).toEqual([])
})

it('an exception without its advisory is found', () => {
  expect(findAdvisories(components, [], [exception])).toEqual([
    'the exception GHSA-1 of base-x applies to nothing',
  ])
})

it('a report of npm is read', () => {
  const url = 'https://github.com/advisories/GHSA-2'
  const via = ['other', { name: 'base-x', title: 'slow', url }]
  expect(advisoriesOf({ vulnerabilities: { 'base-x': { via } } })).toEqual([
    { id: 'GHSA-2', package: 'base-x', title: 'slow', from: '0' },
  ])
})
