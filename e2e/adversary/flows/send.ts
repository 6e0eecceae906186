import type { Family, Setting } from '../families/Family.ts'
import type { Page } from '../world/openPage.ts'
import type { World } from '../world/World.ts'
import type { Outcome } from './Outcome.ts'
import { readAndPress } from './readAndPress.ts'
import { loadSend } from './sendPage.ts'
import { inSession, isLeftOpen, type Within } from './session.ts'

const formMs = 60_000

interface Typed {
  symbol: string
  unit: 'token' | 'fiat'
  text: string
}

/** Amounts as users type them, by variant. */
function typedOf({ symbols, hasPrices = true }: Family, variant: number): Typed {
  const symbol = symbols[variant % symbols.length] ?? ''
  const tokens = { unit: 'token', text: ['0.01', '1'][variant % 2] ?? '' } as const
  const dollars = { unit: 'fiat', text: ['25', '123.45'][variant % 2] ?? '' } as const
  const isDollars = hasPrices && Math.floor(variant / symbols.length) % 2 === 1
  return { symbol, ...(isDollars ? dollars : tokens) }
}

/** Sends a payment as a user does: form, review, press, and a second press where the review asks for it. */
export async function sendOnce(
  page: Page,
  setting: Setting,
  outcome: Outcome,
  within: Within,
  count = 0,
): Promise<void> {
  const { world, liar, clock } = setting
  const { family } = outcome
  const send = await loadSend(page)
  page.modal.router.reset('Account')
  page.modal.router.push('WalletSend')
  await within('the form', send.prepare(), formMs)
  await clock.pass(1_000)
  const { symbol, unit, text } = typedOf(family, world.variant + count)
  if (!send.choose(symbol)) return
  send.type(unit, text)
  await within('the receiver', send.setReceiver(family.receiver), formMs)
  const filled = send.fields()
  const sent = family.payments().length
  liar.enter('form')
  await clock.pass(10_500)
  await clock.settle()
  if (send.canReview()) await readAndPress(send, setting, outcome, within)
  const isRefused = family.payments().length === sent && isLeftOpen(world)
  // An amount of dollars is cleared when its price is gone, because the number would be read as one of tokens.
  const isUnpriced = unit === 'fiat' && send.fields().startsWith(' token')
  if (isRefused && send.fields() !== filled && !isUnpriced)
    outcome.lost.push(`the draft “${filled}” became “${send.fields()}”`)
  liar.enter('broadcast')
  if (send.isLoading()) outcome.stuck.push('the wallet’s answer')
}

/** Each third world sends a second payment right after the first. */
const timesOf = ({ variant }: World) => (variant % 3 === 2 ? 2 : 1)

export function runSend(setting: Setting, family: Family): Promise<Outcome> {
  return inSession(setting, family, async (page, outcome, within) => {
    for (let count = 0; count < timesOf(setting.world); count += 1) {
      await sendOnce(page, setting, outcome, within, count)
      await setting.clock.pass(2_000)
    }
  })
}
