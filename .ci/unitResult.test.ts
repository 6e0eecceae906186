import { expect, it } from 'vitest'
import { inRepository } from './paths.ts'
import { slowest } from './slowest.ts'
import { failedUnitTests, flakyUnitTests, spentByFile } from './unitResult.ts'

const result = (fullName: string, status: string, failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})

const files = [
  {
    name: inRepository('src/utils/quick.test.ts'),
    startTime: 1000,
    endTime: 1200,
    assertionResults: [
      result('a test passes', 'passed', []),
      result('a test passes on a retry', 'passed', ['AssertionError: expected 1 to be 2']),
      result('a test fails', 'failed', ['AssertionError: expected 1 to be 2']),
    ],
  },
  {
    name: inRepository('src/utils/slow.test.ts'),
    startTime: 1000,
    endTime: 4500,
    assertionResults: [],
  },
]

it('a unit test is flaky if it has passed with errors of earlier runs, and its first error is told', () => {
  expect(flakyUnitTests(files)).toEqual([
    'src/utils/quick.test.ts › a test passes on a retry\n    AssertionError: expected 1 to be 2',
  ])
})

it('a failed unit test is named with its file', () => {
  expect(failedUnitTests(files)).toEqual([
    'src/utils/quick.test.ts › a test fails\n    AssertionError: expected 1 to be 2',
  ])
})

it('the slowest file is printed first', () => {
  expect(slowest(spentByFile(files))).toEqual([
    '  3.5 s  src/utils/slow.test.ts',
    '  0.2 s  src/utils/quick.test.ts',
  ])
})
