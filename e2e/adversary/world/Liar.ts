import { mutate, type Others, replaceAt } from './mutate.ts'
import { type Moment, moments, type TransportLie, transportLies, type World } from './World.ts'

const orderOf = (moment: Moment) => moments.indexOf(moment)

/** Stands between the code and everything outside it, and tells the lies of a world when their time has come. */
export class Liar {
  private moment: Moment = 'before'
  /** The first honest answers, which the lie `former` repeats. */
  private readonly firsts = new Map<string, unknown>()
  private readonly refused = new Set<string>()
  /** Lies that have been told, by their place in the world. */
  readonly told = new Set<number>()

  /** Called when a moment begins. */
  onEnter: (moment: Moment) => void = () => {}
  others: Others = { account: '', token: '', network: '' }

  constructor(private readonly world: World) {}

  now(): Moment {
    return this.moment
  }

  /** Enters a moment of the flow; moments never go back. */
  enter(moment: Moment): void {
    while (orderOf(this.moment) < orderOf(moment)) {
      this.moment = moments[orderOf(this.moment) + 1] ?? moment
      this.onEnter(this.moment)
    }
  }

  private active(source: string) {
    const at = orderOf(this.moment)
    return this.world.lies.flatMap((lie, index) => {
      const { entry, from, until } = lie
      const isNow = at >= orderOf(from) && (until === null || at < orderOf(until))
      return isNow && entry.source === source ? [{ lie, index }] : []
    })
  }

  /** The transaction that a wallet signs: `honest` is as it was asked for, and only rows of signed fields change it. */
  signed<Value extends object>(source: string, honest: Value): Value {
    const { signed } = this.answer(source, { signed: honest }, true) as { signed: Value }
    return signed
  }

  /** The answer of a source, with the lies of this moment about its fields. */
  answer(source: string, honest: unknown, isSigned = false): unknown {
    let value = honest
    for (const { lie, index } of this.active(source)) {
      const { field, row } = lie.entry
      if (field.startsWith('signed.') !== isSigned) continue
      value = replaceAt(value, field, (one, place) => {
        const key = `${source} ${field} ${place}`
        const told = mutate(one, lie, row[0], this.others, this.firsts.get(key))
        if (told !== one) this.told.add(index)
        return told
      })
    }
    this.remember(source, honest)
    return value
  }

  /** Keeps the first honest value of each field about which this world tells a former one. */
  private remember(source: string, honest: unknown): void {
    for (const { entry, lie } of this.world.lies) {
      if (entry.source !== source || lie !== 'former') continue
      replaceAt(honest, entry.field, (one, place) => {
        const key = `${source} ${entry.field} ${place}`
        if (!this.firsts.has(key)) this.firsts.set(key, one)
        return one
      })
    }
  }

  /** The way in which the answer of a source fails to arrive; null if it arrives. */
  transport(source: string): TransportLie | null {
    for (const { lie, index } of this.active(source)) {
      if (!isTransport(lie.lie)) continue
      if (lie.lie === 'refused, then accepted') {
        if (this.refused.has(source)) continue
        this.refused.add(source)
      }
      this.told.add(index)
      return lie.lie
    }
    return null
  }
}

const isTransport = (lie: string): lie is TransportLie =>
  transportLies.some((transport) => transport === lie)
