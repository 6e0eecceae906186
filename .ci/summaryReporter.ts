import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { inRepository } from './paths.ts'

/** Result of a run, for `npm test`. */
export interface EndToEndResult {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that passed on retry only. */
  flaky: string[]
}

/** Number of slowest tests, and of slowest files, printed at the end. */
const slowestCount = 10

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
/** Formats the slowest tests or files: seconds, retries included, and the name by which tests are grouped. */
function slowest(tests: TestCase[], groupOf: (test: TestCase) => string): string[] {
  const seconds = new Map<string, number>()
  for (const test of tests) {
    const spentMs = test.results.reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(groupOf(test), (seconds.get(groupOf(test)) ?? 0) + spentMs / 1000)
  }
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, slowestCount)
    .map(([name, spent]) => `  ${spent.toFixed(1)} s  ${name}`)
}

/** A Playwright reporter that prints one line at the end, and writes its numbers to a file for `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd({ status }: FullResult): void {
    const result: EndToEndResult = { passed: 0, failed: 0, skipped: 0, flaky: [] }
    const tests = this.#suite?.allTests() ?? []
    for (const test of tests) {
      const outcome = test.outcome()
      if (outcome === 'skipped') result.skipped++
      else result[outcome === 'unexpected' ? 'failed' : 'passed']++
      if (outcome === 'flaky') result.flaky.push(nameOf(test))
    }
    if (process.env.CI) {
      const fileOf = ({ location }: TestCase) => relative(inRepository(), location.file)
      console.log(['', 'The slowest files:', ...slowest(tests, fileOf)].join('\n'))
      console.log(['', 'The slowest tests:', ...slowest(tests, nameOf)].join('\n'))
    }
    const { passed, failed, skipped } = result
    console.log(`\n${status}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
    const file = process.env.WALLET_MODAL_RESULTS
    if (file) writeFileSync(file, JSON.stringify(result))
  }
}
