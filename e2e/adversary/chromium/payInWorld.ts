import type { HostPage } from '../../fixtures/page/hostPage.ts'
import type { World } from '../world/World.ts'
import { type HonestAccount, holdingsOf } from './HonestAccount.ts'
import { isReviewed } from './isReviewed.ts'
import type { LyingServices } from './LyingServices.ts'
import {
  amountOf,
  type ReadReview,
  readAllowance,
  readAndPress,
  stateOf,
  stepOf,
} from './review.ts'

/** The form of a flow, and the review that it leads to. */
export interface Payments {
  /** Selector of the review's view. */
  review: string
  /** Opens the form and fills it in. Returns false if the form offers no way to the review, and says so. */
  fill(world: World): Promise<boolean>
  openReview(world: World): Promise<void>
  /** Types the amount that arrives, where the review asks for it. */
  type?(world: World): Promise<void>
}

export interface Setting {
  host: HostPage
  account: HonestAccount
  services: LyingServices
  /** Mines pending transactions. */
  mine(): Promise<void>
  /**
   * Reviews that were pressed in all worlds so far, and the number of signed transactions that were held to them. On a slow
   * machine a wallet signs after its world has ended.
   */
  judged: { pressed: ReadReview[]; count: number }
}

/** A press after which the account has sent a transaction. */
interface Paid {
  review: ReadReview
  /** Base units that the account has lost by this press, by symbol. */
  lost: Record<string, bigint>
  /** Base units that the review's receiver has got; null if the review names none. */
  arrived: bigint | null
  /** Transactions that the account has sent after this press. */
  times: number
}

const maxPresses = 5
/** Page time until an answer that never comes has been given up. */
const patienceMs = 90_000

/**
 * Real time in ms that a control has to show. A lie may make it impossible, such as a token that no list has; without lies
 * the time is only for slow machines.
 */
export const timeoutIn = ({ lies }: World) => (lies.length > 0 ? 2_500 : 20_000)

const lookMs = 50
/** Looks of `lookMs` real time until the page's clock is moved, which ends a wait for an answer that a lie holds back. */
const looksBeforeClock = 15
/** The same in a world without lies, where only a slow machine makes the review wait. */
const looksWithoutLies = 400

/** Waits until the review can be pressed, refuses, or is gone; moves the page's clock if it waits for an answer. */
async function settledState({ page }: HostPage, review: string, { lies }: World) {
  const patience = lies.length > 0 ? looksBeforeClock : looksWithoutLies
  for (let look = 0; look < patience + 25; look += 1) {
    const state = await stateOf(page, review)
    if (state !== 'wait') return state
    await page.waitForTimeout(lookMs)
    if (look === patience) await page.clock.fastForward(3_000)
    if (look > patience && look % 8 === 0) await page.clock.fastForward(patienceMs / 3)
  }
  return 'wait'
}

/** Waits until the press shows: the button waits or is gone, or offers another step. */
async function reactionTo({ step }: ReadReview, { page }: HostPage, review: string): Promise<void> {
  for (let look = 0; look < 20; look += 1) {
    if ((await stateOf(page, review)) !== 'ready' || (await stepOf(page, review)) !== step) return
    await page.waitForTimeout(lookMs)
  }
}

/** Holds one press to the text of its review. Returns the sentences of the rules that it breaks. */
function breachesOfPress({ review, lost, arrived, times }: Paid, account: HonestAccount): string[] {
  const amount = amountOf(review, /^You (?:send|give)$/, account.places)
  const fee = amountOf(review, /network fee/i, account.places)
  const beside = amountOf(review, /^Opening a /, account.places)?.baseUnits ?? 0n
  const isApproval = readAllowance(review, account.places) !== null
  const told = JSON.stringify(review.rows)
  if (!amount) return [`paid by a review without an amount: ${told}`]
  const breaches = Object.entries(lost).flatMap(([symbol, left]) => {
    const ofToken = symbol === amount.symbol ? amount.baseUnits : 0n
    const ofFee = symbol === account.native ? (fee?.baseUnits ?? null) : 0n
    if (ofFee === null || left <= ofToken + ofFee + beside) return []
    return [`${left} of ${symbol} left the account; the review: ${told}`]
  })
  if (arrived !== null && arrived !== amount.baseUnits)
    breaches.push(`${arrived} arrived at the receiver; the review: ${told}`)
  if (times > 1) breaches.push(`one press sent ${times} transactions; the review: ${told}`)
  const least = amountOf(review, /^Min/, account.places)
  const got = least && -(lost[least.symbol] ?? 0n)
  if (least && got !== null && got < least.baseUnits && !isApproval)
    breaches.push(`${got} ${least.symbol} came; the review: ${told}`)
  return breaches
}

/** Holds the bytes that the wallet has signed to the texts of the reviews that were pressed. */
async function breachesOfSigned({ account, judged }: Setting): Promise<string[]> {
  const { pressed } = judged
  const signed = await account.signed()
  const told = JSON.stringify(pressed.slice(-3).map(({ rows }) => rows))
  const unseen = signed
    .slice(judged.count)
    .filter((one) => !pressed.some((review) => isReviewed(review, one, account)))
  judged.count = signed.length
  const breaches = unseen.map(
    ({ kind, amount, symbol, to }) =>
      `signed: ${kind} ${amount} of ${symbol || 'an unknown token'} to ${to}, which no review showed: ${told}`,
  )
  const { size } = new Set(signed.map(({ hash }) => hash))
  return size > pressed.length
    ? [...breaches, `signed ${size} transactions in ${pressed.length} presses`]
    : breaches
}

const difference = (before: Record<string, bigint>, after: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(before).map(([key, one]) => [key, one - (after[key] ?? 0n)]))

/** Presses the review as often as it offers a next step. */
async function pressReview(
  { review, type }: Payments,
  { host, account, services, judged }: Setting,
  world: World,
): Promise<{ breaches: string[]; paid: number }> {
  const breaches: string[] = []
  let paid = 0
  for (let presses = 0; presses < maxPresses; presses += 1) {
    let state = await settledState(host, review, world)
    if (state === 'typing' && type) {
      await type(world)
      state = await settledState(host, review, world)
    }
    if (state === 'wait') breaches.push('the review waits without end')
    if (state !== 'ready') break
    await services.enter('press')
    const [before, times] = await Promise.all([holdingsOf(account), account.sent()])
    const read = await readAndPress(host.page, review)
    judged.pressed.push(read)
    await reactionTo(read, host, review)
    await settledState(host, review, world)
    const count = (await account.sent()) - times
    if (count === 0) continue
    paid += 1
    const lost = difference(before, await holdingsOf(account))
    const { To: to } = read.rows
    const amount = amountOf(read, /^You send$/, account.places)
    const arrived = to && amount ? await account.held(to, amount.symbol) : null
    breaches.push(...breachesOfPress({ review: read, lost, arrived, times: count }, account))
  }
  return { breaches, paid }
}

/** Success is told only of transactions that the account has signed and the chain has executed. */
async function falselyTold({ host, account }: Setting, world: World): Promise<string[]> {
  const isUnproved = world.lies.some(
    ({ entry: { row } }) => row[1] === 'told' && (row[2] === 'one' || row[2] === 'none'),
  )
  if (isUnproved) return []
  const told = await host.events('transaction')
  const confirmed = told.filter(({ detail }) => detail.phase === 'confirmed')
  const own = new Set((await account.signed()).map(({ hash }) => hash))
  const checked = confirmed.map(async ({ detail: { hash } }) => {
    if (!own.has(hash)) return [`confirmed ${hash}, which the account has not signed`]
    const isExecuted = await account.isExecuted(hash)
    return isExecuted ? [] : [`confirmed ${hash}, which the chain has not executed`]
  })
  return (await Promise.all(checked)).flat()
}

/** Every flow ends where the user can go on: the modal is closed, or has a button that is not disabled. */
async function deadEnd({ page }: HostPage): Promise<string[]> {
  const isDead = await page.evaluate(() => {
    const dialog = document.querySelector('wallet-modal')?.shadowRoot?.querySelector('dialog')
    return (
      dialog?.open === true && !dialog.querySelector('button:not(:disabled, [aria-disabled=true])')
    )
  })
  return isDead ? ['the modal has no button that is not disabled'] : []
}

/** Pays once in a world. Returns the number of payments, and the sentences of the rules that were broken. */
export async function payInWorld(
  payments: Payments,
  setting: Setting,
  world: World,
): Promise<{ breaches: string[]; paid: number }> {
  const { host, account, services, mine } = setting
  const { page } = host
  await services.begin(world, account.others)
  const isFilled = await payments.fill(world)
  await services.enter('form')
  let result = { breaches: [] as string[], paid: 0 }
  if (isFilled) {
    await page.clock.fastForward(10_500)
    await payments.openReview(world)
    // Refused or unread, the review may never open.
    const shown = page.locator(payments.review).last()
    await shown.waitFor({ timeout: timeoutIn(world) }).catch(() => {})
    await settledState(host, payments.review, world)
    await services.enter('review')
    await page.clock.fastForward(11_000)
    result = await pressReview(payments, setting, world)
  }
  await services.enter('broadcast')
  await mine()
  await page.clock.fastForward(12_000)
  if (world.turn === 'reload') {
    await services.enter('reload')
    await host.reload()
    await host.command('open', { view: 'Account' })
    await page.clock.fastForward(12_000)
  }
  const breaches = [
    ...result.breaches,
    ...(await breachesOfSigned(setting)),
    ...(await falselyTold(setting, world)),
    ...(await deadEnd(host)),
  ]
  await services.end()
  return { breaches, paid: result.paid }
}
