import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { inRepository } from './paths.ts'
import { withReason } from './reason.ts'
import { slowest } from './slowest.ts'

/** Result of a run, for `npm test`. */
export interface EndToEndResult {
  passed: number
  /** Names of tests that failed on each try, each with its first error. */
  failed: string[]
  skipped: number
  /** Names of tests that passed on retry only, each with its first error. */
  flaky: string[]
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')

function failureOf(test: TestCase): string {
  const error = test.results.flatMap(({ errors }) => errors)[0]
  const { file = '', line = 0 } = error?.location ?? {}
  const place = file && ` (${relative(inRepository(), file)}:${line})`
  return withReason(nameOf(test), error?.message ?? error?.value, place)
}

/** The time of each test or file, retries included; `groupOf` is the name by which tests are grouped. */
function spent(tests: TestCase[], groupOf: (test: TestCase) => string): Map<string, number> {
  const ms = new Map<string, number>()
  for (const test of tests) {
    const own = test.results.reduce((sum, { duration }) => sum + duration, 0)
    ms.set(groupOf(test), (ms.get(groupOf(test)) ?? 0) + own)
  }
  return ms
}

/** A Playwright reporter that prints one line at the end, and writes its numbers to a file for `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd({ status }: FullResult): void {
    const result: EndToEndResult = { passed: 0, failed: [], skipped: 0, flaky: [] }
    const tests = this.#suite?.allTests() ?? []
    for (const test of tests) {
      const outcome = test.outcome()
      if (outcome === 'skipped') result.skipped++
      else if (outcome === 'unexpected') result.failed.push(failureOf(test))
      else result.passed++
      if (outcome === 'flaky') result.flaky.push(failureOf(test))
    }
    const file = process.env.WALLET_MODAL_RESULTS
    if (process.env.CI || file) {
      const fileOf = ({ location }: TestCase) => relative(inRepository(), location.file)
      console.log(['', 'The slowest files:', ...slowest(spent(tests, fileOf))].join('\n'))
      console.log(['', 'The slowest tests:', ...slowest(spent(tests, nameOf))].join('\n'))
    }
    const { passed, failed, skipped } = result
    console.log(`\n${status}: ${passed} passed, ${failed.length} failed, ${skipped} skipped`)
    if (file) writeFileSync(file, JSON.stringify(result))
  }
}
