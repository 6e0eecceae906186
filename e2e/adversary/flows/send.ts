import type { Family, Setting } from '../families/Family.ts'
import { connectWallet, openPage } from '../world/openPage.ts'
import type { World } from '../world/World.ts'
import type { Outcome, Review } from './Outcome.ts'
import { loadSend, type SendModules } from './sendPage.ts'

/** Limits in ms after which a step counts as stuck; the code's own limits of requests are shorter. */
const limitMs = { prepare: 60_000, review: 60_000, send: 90_000, end: 30_000 }
const apiUrl = 'https://api.services.example/'

interface Typed {
  symbol: string
  unit: 'token' | 'fiat'
  text: string
}

/** Amounts as users type them, by variant. */
function typedOf({ symbols, hasPrices = true }: Family, variant: number): Typed {
  const symbol = symbols[variant % symbols.length] ?? ''
  const tokens = { unit: 'token', text: ['0.004', '1'][variant % 2] ?? '' } as const
  const dollars = { unit: 'fiat', text: ['10', '123.45'][variant % 2] ?? '' } as const
  const isDollars = hasPrices && Math.floor(variant / symbols.length) % 2 === 1
  return { symbol, ...(isDollars ? dollars : tokens) }
}

/** Each third world sends a second payment at once after the first. */
const timesOf = ({ variant }: World) => (variant % 3 === 2 ? 2 : 1)

/** Sends payments as a user does: form, review, press, and a second press where the review asks for it. */
export async function runSend(setting: Setting, family: Family): Promise<Outcome> {
  const { world, liar, clock, network } = setting
  const outcome: Outcome = {
    world,
    family,
    network,
    pages: [],
    reviews: [],
    before: family.holdings(),
    after: {},
    payments: [],
    stuck: [],
    rejections: [],
  }
  const note = (thrown: unknown) => void outcome.rejections.push(String(thrown))
  process.on('unhandledRejection', note)
  const connection = network.open()
  globalThis.fetch = connection.fetch as typeof fetch
  const page = await openPage({ network: family.network, provider: family.provider, apiUrl })
  outcome.pages.push(page)
  const within = async (step: string, pending: Promise<unknown>, limit: number) => {
    if (await clock.until(pending, limit)) return
    outcome.stuck.push(step)
  }
  const turn = async () => {
    if (world.turnAt !== liar.now()) return
    if (world.turn === 'other account') family.selectOther?.()
    await clock.settle()
  }
  const send = await loadSend(page)
  await within('connect', connectWallet(page), limitMs.prepare)
  await turn()
  const stop = page.modules.watchTokens(family.namespace)
  for (let count = 0; count < timesOf(world); count += 1) {
    page.modal.router.reset('Account')
    page.modal.router.push('WalletSend')
    await within('prepare', send.prepare(), limitMs.prepare)
    await clock.pass(1_000)
    const isFilled = await fill(send, family, typedOf(family, world.variant + count), within)
    if (isFilled) await review(send, setting, outcome, within, turn)
    liar.enter('broadcast')
    await clock.pass(2_000)
  }
  await clock.pass(120_000)
  if (send.isLoading()) outcome.stuck.push('the wallet’s answer')
  stop()
  connection.end()
  process.off('unhandledRejection', note)
  outcome.after = family.holdings()
  outcome.payments = family.payments()
  return outcome
}

type Within = (step: string, pending: Promise<unknown>, limit: number) => Promise<void>

/** Fills the form. Returns false if the form refuses to go on, as it may when services lie. */
async function fill(send: SendModules, family: Family, typed: Typed, within: Within) {
  if (!send.choose(typed.symbol)) return false
  send.type(typed.unit, typed.text)
  await within('receiver', send.setReceiver(family.receiver), limitMs.prepare)
  return send.canReview()
}

async function review(
  send: SendModules,
  { liar, clock }: Setting,
  outcome: Outcome,
  within: Within,
  turn: () => Promise<void>,
): Promise<void> {
  liar.enter('form')
  await clock.pass(10_500)
  await turn()
  if (!send.canReview()) return
  await within('review', send.openReview(), limitMs.review)
  let seen: Review | null = send.readReview()
  liar.enter('review')
  outcome.family.spring?.()
  await clock.pass(21_000)
  await turn()
  // A second attempt follows a failure or a stale review, as users try again.
  for (let attempt = 0; attempt < 3 && seen; attempt += 1) {
    seen = send.readReview(seen)
    if (!seen || !send.canPress()) break
    liar.enter('press')
    await turn()
    outcome.reviews.push(seen)
    await within('send', send.press(), limitMs.send)
    if (!send.hasFailed()) break
    await clock.pass(2_000)
  }
}
