import { relative } from 'node:path'
import { inRepository } from './paths.ts'
import { withReason } from './reason.ts'

/** The part of vitest's JSON report that `npm test` reads. */
export interface UnitReport {
  numPassedTests: number
  testResults: {
    /** Path of the file. */
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

type Files = UnitReport['testResults']

const fileOf = ({ name }: Files[number]) => relative(inRepository(), name)

type Test = Files[number]['assertionResults'][number]

function namesOf(files: Files, isWanted: (test: Test) => boolean): string[] {
  return files.flatMap((file) =>
    file.assertionResults
      .filter(isWanted)
      .map(({ fullName, failureMessages }) =>
        withReason(`${fileOf(file)} › ${fullName}`, failureMessages?.[0]),
      ),
  )
}

/** Names of tests that passed on a retry only, each with its first error: vitest keeps the errors of the runs before it. */
export function flakyUnitTests(files: Files): string[] {
  return namesOf(
    files,
    ({ status, failureMessages }) => status === 'passed' && Boolean(failureMessages?.length),
  )
}

/** Names of tests that failed on each try, each with its first error. */
export function failedUnitTests(files: Files): string[] {
  return namesOf(files, ({ status }) => status === 'failed')
}

/** The time of each file's tests; imports are not in it. */
export function spentByFile(files: Files): Map<string, number> {
  return new Map(files.map((file) => [fileOf(file), file.endTime - file.startTime]))
}
