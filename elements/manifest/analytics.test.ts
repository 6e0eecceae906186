import { expect, it } from 'vitest'
import { isTest, textsOf } from '../../src/utils/testing/sourceTexts.ts'
import { listAnalytics } from './createManifest.ts'

const names = listAnalytics().map(({ name }) => name)

const isNamed = (text: string, name: string) => new RegExp(`['"]${name}['"]`).test(text)

it('the reference lists 57 analytics names', () => {
  expect(names).toHaveLength(57)
  expect(new Set(names).size).toBe(57)
})

it('each analytics name is used in the source', () => {
  const code = textsOf('src', (path) => !isTest(path) && path !== 'types/analytics.ts')
  // `trackView` counts opened views, and adds the prefix.
  const isRaised = (name: string) =>
    isNamed(code, name) || isNamed(code, name.replace(/^CLICK_/, ''))
  expect(names.filter((name) => !isRaised(name))).toEqual([])
})

it('each analytics name is used in a test', () => {
  const tests = ['src', 'e2e'].map((folder) => textsOf(folder, isTest)).join('\n')
  expect(names.filter((name) => !isNamed(tests, name))).toEqual([])
})
