/** Choices that are the same in each run with the same seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer of at least `from` and less than `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from))
  }

  isHit(probability: number): boolean {
    return this.next() < probability
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.between(0, values.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
}
