import * as fc from 'fast-check'
import type { Decides, Holds } from '../table/Row.ts'
import type { Entry } from '../table/table.ts'
import {
  type Lie,
  moments,
  type Turn,
  transportLies,
  type ValueLie,
  valueLies,
  type World,
} from './World.ts'

const ofNumbers: readonly ValueLie[] = ['zero', 'less', 'more', 'negative', 'huge']
const ofIds: readonly ValueLie[] = ['marks', 'other account', 'other token', 'other network']
const ofPhases: readonly ValueLie[] = ['ended']

/** Lies that change a value of a kind; every other lie would leave it as it is. */
function liesAbout(holds: Holds): readonly ValueLie[] {
  const always = valueLies.filter((lie) => ![ofNumbers, ofIds, ofPhases].flat().includes(lie))
  if (holds === 'phase') return [...ofPhases, ...always]
  if (holds === 'number') return [...ofNumbers, ...always]
  if (holds === 'flag' || holds === 'list') return always
  return [...ofIds, ...always]
}

/** A lie about what decides more is told more often. */
const weights: Readonly<Record<Decides, number>> = {
  where: 6,
  'how much': 8,
  told: 4,
  warned: 3,
  shown: 1,
  nothing: 1,
}
/** Most lies are told while a review stands open or the wallet is about to sign. */
const starts = [0, 0, 1, 2, 2, 2, 3, 3, 4, 5]

const power = fc.integer({ min: 1, max: 6 })

function lieAbout(entry: Entry): fc.Arbitrary<Lie> {
  const isTransported = entry.kind === 'service' || entry.kind === 'node'
  const [holds] = entry.row
  const value = fc.constantFrom(...liesAbout(holds))
  const transport = fc.constantFrom(...transportLies)
  const from = fc.constantFrom(...starts)
  const lie = isTransported
    ? fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: transport })
    : fc.oneof(
        { weight: 8, arbitrary: value },
        { weight: 1, arbitrary: fc.constant('twice' as const) },
      )
  return fc.record({ lie, from, length: fc.constantFrom(0, 1, 5, 5), power }).map((told) => ({
    entry,
    lie: told.lie,
    from: moments[told.from] ?? 'before',
    until: moments[told.from + 1 + told.length] ?? null,
    power: told.power,
  }))
}

/** Worlds of a flow, in which at least one of the given entries is a lie. */
export function worldsOf(
  flow: string,
  entries: readonly Entry[],
  turns: readonly Turn[],
): fc.Arbitrary<World> {
  const lie = fc.oneof(
    ...entries.map((entry) => ({ weight: weights[entry.row[1]], arbitrary: lieAbout(entry) })),
  )
  return fc.record({
    flow: fc.constant(flow),
    lies: fc.array(lie, { minLength: 1, maxLength: 4, size: 'max' }),
    turn: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Turn>('none') },
      { weight: 1, arbitrary: fc.constantFrom(...turns) },
    ),
    turnAt: fc.constantFrom(...moments),
    variant: fc.nat({ max: 1_000 }),
  })
}
