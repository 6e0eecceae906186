import { appendFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { examples } from './examples.ts'
import { breachesOf, signInsOf, tellsNoEnd } from './invariants.ts'
import { familyOf, runWorld } from './runWorld.ts'
import { type Entry, table } from './table/table.ts'
import { inWords, type Turn, type World, worldOf } from './world/World.ts'
import { worldsOf } from './world/worlds.ts'

export const seed = Number(process.env.ADVERSARY_SEED ?? 39)
const runs = Number(process.env.ADVERSARY_RUNS ?? 15)
/** Worlds after which the long form says how far it is. */
const reportedEach = 100

/** Runs honest worlds, which must pay, and lists the entries of the table that the flow reads. */
async function entriesOf(flow: string, variants: readonly number[]): Promise<Entry[]> {
  const asked = new Set<string>()
  for (const variant of variants) {
    const outcome = await runWorld(worldOf(flow, variant))
    expect([...breachesOf(outcome), ...tellsNoEnd(outcome)], inWords(outcome.world)).toEqual([])
    const signIns = signInsOf(outcome.pages)
    const ends = outcome.payments.length + signIns.length + outcome.opened.length
    expect(ends, inWords(outcome.world)).toBeGreaterThan(0)
    expect(outcome.payments.length, inWords(outcome.world)).toBe(outcome.reviews.length)
    const read = [...outcome.network.asked.map(({ source }) => source), ...outcome.storedKeys]
    for (const source of read) asked.add(source)
  }
  const family = familyOf(flow)
  return table.filter(
    ({ kind, source, ...entry }) =>
      asked.has(source) || (kind === 'wallet' && entry.family === family),
  )
}

/** The lies of a world without one that the breach does not need, as long as there is such a lie. */
async function shrink(world: World, rule: string): Promise<World> {
  for (const lie of world.lies) {
    const fewer = { ...world, lies: world.lies.filter((one) => one !== lie) }
    const breaches = breachesOf(await runWorld(fewer))
    if (breaches.some((breach) => breach.startsWith(rule))) return shrink(fewer, rule)
  }
  return world
}

/** Expects that no invariant breaks in seeded worlds of a flow. The message has the shortest world of each breach. */
export async function holdInWorlds(
  flow: string,
  { variants, turns }: { variants: readonly number[]; turns: readonly Turn[] },
): Promise<void> {
  const entries = await entriesOf(flow, variants)
  const known = Object.values(examples).filter((world) => world.flow === flow)
  const generated = fc.sample(worldsOf(flow, entries, turns), { seed, numRuns: runs })
  const worlds = [...known, ...generated]
  const found = new Map<string, string>()
  for (const [count, world] of worlds.entries()) {
    if (count > 0 && count % reportedEach === 0) console.log(`${count} worlds of ${flow}`)
    for (const breach of breachesOf(await runWorld(world))) {
      const rule = breach.split(':')[0] ?? ''
      const shortest = await shrink(world, rule)
      const lies = shortest.lies.map(({ entry, lie }) => `${entry.source} ${entry.field} ${lie}`)
      const kind = `${rule} ${lies.sort().join()}`
      if (found.has(kind)) continue
      found.set(kind, `${breach}\n    in ${inWords(shortest)}`)
      console.log(found.get(kind))
    }
  }
  const { ADVERSARY_COUNTS: counts } = process.env
  if (counts) appendFileSync(counts, `${worlds.length} ${found.size}\n`)
  const report = [...found.values()].join('\n')
  expect(report, `${worlds.length} worlds of ${flow}, seed ${seed}`).toBe('')
}
