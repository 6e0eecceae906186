import type { Family, Setting } from '../families/Family.ts'
import { connectWallet, openPage, type Page } from '../world/openPage.ts'
import type { World } from '../world/World.ts'
import type { Outcome } from './Outcome.ts'

const apiUrl = 'https://api.services.example/'
const connectMs = 60_000
/** Time in which a page that is loaded again connects the stored account. */
const restoreMs = 1_000
/** Time in which transactions are followed at the end of a world. */
const followMs = 120_000

/** Waits for a step of a flow. A step that exceeds its limit in ms is noted as stuck. */
export type Within = (step: string, pending: Promise<unknown>, limit: number) => Promise<void>

/** The wallet's user selects another account or network, if the world has such a turn. */
export function turn(world: World, family: Family): void {
  if (world.turn === 'other account') family.selectOther?.()
  if (world.turn === 'other network') family.selectNetwork?.()
}

/** True if neither the wallet nor another tab says anything else of the connection than before. */
export function isLeftOpen({ turn, lies }: World): boolean {
  const ofConnection = lies.some(
    ({ entry: { kind, source, field, row } }) =>
      (kind === 'stored' && /active_|connect|preferred_account/.test(source)) ||
      (kind === 'wallet' && row[1] === 'where' && !field.startsWith('signed.')),
  )
  return !turn.startsWith('other') && !ofConnection
}

type Flow = (page: Page, outcome: Outcome, within: Within) => Promise<void>

/**
 * Opens a page, connects the wallet, runs a flow, follows what it sent, and collects what is known at the end. In a world
 * with a reload, `afterReload` runs on the page that is then loaded.
 */
export async function inSession(
  setting: Setting,
  family: Family,
  flow: Flow,
  afterReload: Flow = async () => {},
): Promise<Outcome> {
  const { world, liar, clock, network } = setting
  const outcome: Outcome = {
    world,
    family,
    network,
    pages: [],
    reviews: [],
    signIns: [],
    purchases: [],
    opened: [],
    changed: [],
    before: family.holdings(),
    after: {},
    payments: [],
    storedKeys: [],
    stuck: [],
    rejections: [],
    lost: [],
  }
  const within: Within = async (step, pending, limit) => {
    if (!(await clock.until(pending, limit))) outcome.stuck.push(step)
  }
  const note = (thrown: unknown) => void outcome.rejections.push(String(thrown))
  const others = family.otherNetwork ? [family.otherNetwork] : []
  const networks = [family.network, ...others] as const
  const site = { networks, provide: family.provide, apiUrl }
  const load = async () => {
    const connection = network.open()
    globalThis.fetch = connection.fetch as typeof fetch
    const page = await openPage(site)
    outcome.pages.push(page)
    return { page, end: connection.end }
  }
  process.on('unhandledRejection', note)
  try {
    const first = await load()
    await within('connect', connectWallet(first.page), connectMs)
    const stop = first.page.modules.watchTokens(family.namespace)
    if (world.turnAt === 'before') turn(world, family)
    await flow(first.page, outcome, within)
    liar.enter('broadcast')
    const session = first.page.modules.accountOf(family.namespace).address
    const keep = (page: Page) => {
      const { status, address } = page.modules.accountOf(family.namespace)
      if (isLeftOpen(world) && session && (status !== 'connected' || address !== session))
        outcome.lost.push(`the session of ${session} is ${status} as ${address}`)
    }
    if (world.turn !== 'reload') await clock.pass(followMs)
    keep(first.page)
    stop()
    first.end()
    if (world.turn === 'reload') {
      clock.drop()
      liar.enter('reload')
      const second = await load()
      second.page.modules.restoreStored()
      second.page.modules.resume()
      await clock.pass(restoreMs)
      await afterReload(second.page, outcome, within)
      await clock.pass(followMs)
      keep(second.page)
      second.end()
    }
  } finally {
    process.off('unhandledRejection', note)
  }
  outcome.after = family.holdings()
  outcome.payments = family.payments()
  return outcome
}
