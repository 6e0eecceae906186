import { expect, it } from 'vitest'
import { isTest, textsOf } from '../../src/utils/testing/sourceTexts.ts'
import { listAnalytics } from './createManifest.ts'

const names = listAnalytics().map(({ name }) => name)

const isNamed = (text: string, name: string) => new RegExp(`['"]${name}['"]`).test(text)

it('has all 57 names', () => {
  expect(names).toHaveLength(57)
  expect(new Set(names).size).toBe(57)
})

it('has each name raised somewhere', () => {
  const code = textsOf('src', (path) => !isTest(path) && path !== 'types/analytics.ts')
  // `trackView` counts opened views, and adds the prefix.
  const isRaised = (name: string) =>
    isNamed(code, name) || isNamed(code, name.replace(/^CLICK_/, ''))
  expect(names.filter((name) => !isRaised(name))).toEqual([])
})

it('has each name in a test of what raises it', () => {
  const tests = ['src', 'e2e'].map((folder) => textsOf(folder, isTest)).join('\n')
  expect(names.filter((name) => !isNamed(tests, name))).toEqual([])
})
