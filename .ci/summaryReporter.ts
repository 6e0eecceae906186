import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** One line at the end, and its numbers for `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd({ status }: FullResult): void {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'skipped') counts.skipped++
      else counts[outcome === 'unexpected' ? 'failed' : 'passed']++
    }
    const { passed, failed, skipped } = counts
    console.log(`\n${status}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
    const file = process.env.WALLET_MODAL_RESULTS
    if (file) writeFileSync(file, JSON.stringify(counts))
  }
}
