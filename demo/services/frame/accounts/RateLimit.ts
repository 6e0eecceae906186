import type { Clock } from '../../shared/clock.ts'
import { Refusal } from '../../shared/Refusal.ts'

/** Limits the events of one key within a sliding window. */
export class RateLimit {
  readonly #times = new Map<string, number[]>()

  constructor(private readonly options: { events: number; windowMs: number; now?: Clock }) {}

  /** @throws Refusal, without counting, if the limit is reached. */
  count(key: string): void {
    const { events, windowMs, now = Date.now } = this.options
    const time = now()
    const recent = (this.#times.get(key) ?? []).filter((earlier) => earlier > time - windowMs)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= events) {
      const seconds = Math.ceil((oldest + windowMs - time) / 1000)
      throw new Refusal(`Please try again after ${seconds} seconds`)
    }
    this.#times.set(key, [...recent, time])
  }
}
