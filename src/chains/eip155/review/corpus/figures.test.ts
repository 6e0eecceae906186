import { expect, it } from 'vitest'
import { aggregators } from '../testing/benign/aggregators.ts'
import { bridges } from '../testing/benign/bridges.ts'
import { games } from '../testing/benign/games.ts'
import { governance } from '../testing/benign/governance.ts'
import { items } from '../testing/benign/items.ts'
import { lending } from '../testing/benign/lending.ts'
import { reviewedByDesign } from '../testing/benign/reviewedByDesign.ts'
import { batches, rights } from '../testing/benign/rights.ts'
import { staking } from '../testing/benign/staking.ts'
import { texts } from '../testing/benign/texts.ts'
import { typedMessages } from '../testing/benign/typedMessages.ts'
import { uniswap } from '../testing/benign/uniswap.ts'
import { universalRouter } from '../testing/benign/universalRouter.ts'
import { controlTaken } from '../testing/hostile/control.ts'
import { reroutedHoldings } from '../testing/hostile/holdings.ts'
import { itemDrains } from '../testing/hostile/items.ts'
import { orders } from '../testing/hostile/orders.ts'
import { permits } from '../testing/hostile/permits.ts'
import { signedRights } from '../testing/hostile/rights.ts'
import { reroutedSwaps } from '../testing/hostile/swaps.ts'
import { hostileTexts } from '../testing/hostile/texts.ts'
import { tokenDrains } from '../testing/hostile/tokens.ts'
import { oddTransactions } from '../testing/hostile/transactions.ts'
import { reroutedByUniversalRouter } from '../testing/hostile/universalRouter.ts'
import { wrappedDrains } from '../testing/hostile/wrapped.ts'
import { hostileRequests } from '../testing/hostileRequests.ts'
import { namesThat } from '../testing/judge.ts'

const benign = [
  aggregators,
  bridges,
  games,
  governance,
  items,
  lending,
  rights,
  staking,
  texts,
  typedMessages,
  uniswap,
  universalRouter,
].flat()
const hostile = [
  controlTaken,
  reroutedHoldings,
  itemDrains,
  orders,
  permits,
  signedRights,
  reroutedSwaps,
  hostileTexts,
  tokenDrains,
  oddTransactions,
  reroutedByUniversalRouter,
  wrappedDrains,
  hostileRequests.map((one) => ({ ...one, own: [] })),
].flat()

const share = (some: readonly string[], all: readonly unknown[]) => some.length / all.length
/** The figures are the test's result, so they are printed with what falls out. */
const print = (title: string, some: readonly string[], all: readonly unknown[]) => {
  const percent = (100 * share(some, all)).toFixed(1)
  process.stdout.write(`${title}: ${some.length} of ${all.length} (${percent} %)\n`)
  for (const name of some) process.stdout.write(`  ${name}\n`)
}

it('the corpora have 200 benign and 300 hostile requests or more, each with a name of its own', () => {
  expect(benign.length).toBeGreaterThanOrEqual(200)
  expect(hostile.length).toBeGreaterThanOrEqual(300)
  const names = [...benign, ...batches, ...reviewedByDesign].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const others = hostile.map(({ name }) => name)
  expect(others.filter((name, index) => others.indexOf(name) !== index)).toEqual([])
})

it('98 % of hostile requests or more need a review on a page without a declaration', async () => {
  const missed = await namesThat('pass', hostile, { declares: false })
  print('Hostile requests that pass', missed, hostile)
  expect(share(missed, hostile)).toBeLessThanOrEqual(0.02)
}, 60_000)

it('10 % of benign requests or fewer need a review on a page without a declaration', async () => {
  const alarms = await namesThat('need a review', benign, { declares: false })
  print('False alarms without a declaration', alarms, benign)
  expect(share(alarms, benign)).toBeLessThanOrEqual(0.1)
}, 60_000)

it('3 % of benign requests or fewer need a review on a page that declares its contracts', async () => {
  const alarms = await namesThat('need a review', benign, { declares: true })
  print('False alarms with a declaration', alarms, benign)
  expect(share(alarms, benign)).toBeLessThanOrEqual(0.03)
}, 60_000)

it('benign batches, and requests whose kind is always reviewed, need a review', async () => {
  const all = [...batches, ...reviewedByDesign]
  expect(await namesThat('pass', all, { declares: true })).toEqual([])
}, 60_000)
