import type { ReplacementKind } from '../../../src/types/pendingTransaction.ts'
import type { Family, Setting } from '../families/Family.ts'
import type { Page } from '../world/openPage.ts'
import type { Outcome } from './Outcome.ts'
import { type ReviewPage, readOrder } from './ReviewPage.ts'
import { readAndPress } from './readAndPress.ts'
import { sendOnce } from './send.ts'
import { inSession } from './session.ts'

/** The review of a replacement, as Activity opens it for the newest pending transaction. */
async function loadReplacement(page: Page, kind: ReplacementKind): Promise<ReviewPage> {
  const code = await page.load.replacement()
  const { replacement } = code
  const [pending] = page.modules.pendingTransactions.list
  return {
    async open() {
      if (pending) await code.reviewReplacement({ ...pending }, kind)
    },
    step: () => (replacement.transaction ? code.replacementStep(replacement, Date.now()) : 'gone'),
    read: () => readOrder(replacement.order),
    press: () => code.pressReplacement(page.modal),
    typeArriving() {},
    isLoading: () => replacement.loading,
  }
}

/** Sends a payment, and speeds it up or cancels it while it waits for a block. */
export function runReplace(setting: Setting, family: Family): Promise<Outcome> {
  const { world, clock } = setting
  return inSession(setting, family, async (page, outcome, within) => {
    await sendOnce(page, setting, outcome, within)
    await clock.pass(2_000)
    const kind = Math.floor(world.variant / 2) % 2 === 0 ? 'speedUp' : 'cancel'
    const review = await loadReplacement(page, kind)
    await readAndPress(review, setting, outcome, within)
    if (review.isLoading()) outcome.stuck.push('the wallet’s answer')
  })
}
