import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/** The result of a run, for `npm test`. */
export interface EndToEndResult {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that passed on retry only. */
  flaky: string[]
}

/** Number of slowest tests printed at the end. */
const slowestCount = 10

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
const secondsOf = (test: TestCase) =>
  test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000

/** Prints one line at the end, and writes its numbers to a file for `npm test`. */
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
      const slowest = [...tests].sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, slowestCount)
      const lines = slowest.map((test) => `  ${secondsOf(test).toFixed(1)} s  ${nameOf(test)}`)
      console.log(['', 'The slowest:', ...lines].join('\n'))
    }
    const { passed, failed, skipped } = result
    console.log(`\n${status}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
    const file = process.env.WALLET_MODAL_RESULTS
    if (file) writeFileSync(file, JSON.stringify(result))
  }
}
