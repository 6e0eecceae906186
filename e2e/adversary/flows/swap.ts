import type { Family, Setting } from '../families/Family.ts'
import type { Outcome } from './Outcome.ts'
import { readAndPress } from './readAndPress.ts'
import { inSession, isLeftOpen } from './session.ts'
import { loadSwap } from './swapPage.ts'

const formMs = 60_000

/** Pairs and amounts; the first needs no approval. */
const trades = [
  ['ETH', 'DAI', '1'],
  ['USDC', 'ETH', '500'],
  ['DAI', 'USDC', '250'],
] as const

/** Swaps as a user does: form, quote, review, an approval where one is needed, and the swap. */
export function runSwap(setting: Setting, family: Family): Promise<Outcome> {
  const { world, liar, clock } = setting
  return inSession(setting, family, async (page, outcome, within) => {
    const swap = await loadSwap(page)
    page.modal.router.push('Swap')
    await within('the form', swap.prepare(), formMs)
    const [source, target, amount] = trades[world.variant % trades.length] ?? trades[0]
    if (!swap.choose(source, target)) return
    swap.type(amount)
    const filled = swap.fields()
    liar.enter('form')
    await clock.pass(10_500)
    await clock.settle()
    if (swap.canReview()) await readAndPress(swap, setting, outcome, within)
    const isRefused = family.payments().length === 0 && isLeftOpen(world)
    if (isRefused && swap.fields() !== filled)
      outcome.lost.push(`the draft “${filled}” became “${swap.fields()}”`)
    if (swap.isLoading()) outcome.stuck.push('the wallet’s answer')
  })
}
