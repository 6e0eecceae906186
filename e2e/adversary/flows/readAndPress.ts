import type { Setting } from '../families/Family.ts'
import type { Outcome } from './Outcome.ts'
import type { ReviewPage } from './ReviewPage.ts'
import type { Within } from './session.ts'

const limitMs = { review: 60_000, press: 90_000 }
/** Time for which the user reads, while prices, balances and quotes are polled. */
const readingMs = 21_000
/** Presses after which the user gives up. */
const maxPresses = 12

const inWords = (review: object | null) =>
  JSON.stringify(review, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** Reads a review and presses its button, as long as it offers a next step that the user takes. */
export async function readAndPress(
  page: ReviewPage,
  { world, liar, clock }: Setting,
  outcome: Outcome,
  within: Within,
): Promise<void> {
  const opened = page.open()
  // An impatient user presses before the checks have ended, which must lead nowhere.
  if (world.variant % 5 === 4) await within('early press', page.press(), limitMs.press)
  await within('review', opened, limitMs.review)
  let seen = page.read()
  let isConfirmed = false
  /** The arrival that the user has typed; another order with the same one is confirmed by it, too. */
  let typed: string | null = null
  liar.enter('review')
  outcome.family.spring?.()
  await clock.pass(readingMs)
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const step = page.step()
    if (step === 'gone' || step === 'refuse' || step === 'incomplete') return
    if (step === 'wait') {
      await clock.pass(2_000)
      await within('the review', page.look?.() ?? Promise.resolve(), limitMs.review)
      continue
    }
    seen ??= page.read()
    // After a switch of account or network the review stands empty.
    const isTurned = page.read() === null && world.turn.startsWith('other')
    if (inWords(seen) !== inWords(page.read()) && !isTurned)
      outcome.changed.push(`${inWords(seen)} became ${inWords(page.read())} without a press`)
    isConfirmed ||= step === 'type' || step === 'confirm'
    if (step === 'type') {
      typed = inWords(seen?.brings ?? null)
      page.typeArriving()
      continue
    }
    const isLast = step === 'submit' || step === 'approve'
    const sent = outcome.family.payments().length
    if (isLast) {
      liar.enter('press')
      if (seen) outcome.reviews.push({ ...seen, isConfirmed })
    }
    await within(step, page.press(), limitMs.press)
    await clock.pass(step === 'confirm' ? 1_000 : 8_000)
    // A press that was refused has led nowhere; the next one is for what the review shows then.
    const isRefused = outcome.family.payments().length === sent && !page.isLoading()
    if (isLast && seen && isRefused) outcome.reviews.pop()
    // Doubts that the user has confirmed stay confirmed for the same order only.
    if (inWords(seen) !== inWords(page.read()))
      isConfirmed = typed !== null && typed === inWords(page.read()?.brings ?? null)
    seen = page.read()
  }
}
