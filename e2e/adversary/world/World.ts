import type { Entry } from '../table/table.ts'

/** Moments from which a lie is told, in the order of a flow. */
export const moments = [
  /** Before the form opens. */
  'before',
  /** Between the form and the review. */
  'form',
  /** While the review stands open. */
  'review',
  /** Between the press and the wallet's signature. */
  'press',
  /** After the broadcast. */
  'broadcast',
  /** After the page has been loaded again. */
  'reload',
] as const
export type Moment = (typeof moments)[number]

/**
 * Lies about a value, and ways in which an answer arrives that is no answer. `twice`: a service gets a request twice and
 * answers the second; a batch has each answer twice; a wallet or another tab emits an event twice.
 */
export const valueLies = [
  'zero',
  'less',
  'more',
  'negative',
  'huge',
  'empty',
  'null',
  'marks',
  'other account',
  'other token',
  'other network',
  'former',
  'ended',
] as const
export const transportLies = [
  'late',
  'never',
  'out of order',
  'status 429',
  'status 500',
  'HTML',
  'truncated',
  'refused, then accepted',
  'twice',
] as const
export type ValueLie = (typeof valueLies)[number]
export type TransportLie = (typeof transportLies)[number]

export interface Lie {
  entry: Entry
  lie: ValueLie | TransportLie
  from: Moment
  /** The moment at which the lie ends; null for a lie that lasts. */
  until: Moment | null
  /** The power of ten by which `less` and `more` are wrong. */
  power: number
}

/** Choices of the user, the page and the wallet that the flow does not fix. */
export type Turn = 'none' | 'reload' | 'other account' | 'other network'

export interface World {
  flow: string
  lies: readonly Lie[]
  /** The event that occurs at `turnAt`. */
  turn: Turn
  turnAt: Moment
  /** Selects among the flow's own variants, such as amounts and units. */
  variant: number
}

/** A world without a turn of events, and without lies unless they are given. */
export const worldOf = (flow: string, variant: number, lies: readonly Lie[] = []): World => ({
  flow,
  lies,
  turn: 'none',
  turnAt: 'before',
  variant,
})

export function inWords({ flow, lies, turn, turnAt, variant }: World): string {
  const told = lies.map(({ entry, lie, from, until, power }) => {
    const by = lie === 'less' || lie === 'more' ? ` by 10^${power}` : ''
    return `${entry.source} ${entry.field || '(whole)'}: ${lie}${by}, from ${from} to ${until ?? 'the end'}`
  })
  const turned = turn === 'none' ? [] : [`${turn} at ${turnAt}`]
  return [`${flow} #${variant}`, ...told, ...turned].join('; ')
}
