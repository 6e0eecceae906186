/** Outcome of a decision that the user makes on another page. */
export type Outcome<T> = { state: 'done'; value: T } | { state: 'refused' } | { state: 'pending' }

/** A decision that several requests can wait for, each up to a limit of its own. */
export class Waiting<T> {
  #outcome: Outcome<T> = { state: 'pending' }
  readonly #waiters = new Set<() => void>()

  settle(outcome: Outcome<T>): void {
    if (this.#outcome.state !== 'pending') return
    this.#outcome = outcome
    for (const wake of this.#waiters) wake()
  }

  /** The outcome; `pending` if there is none within `ms`. */
  async within(ms: number): Promise<Outcome<T>> {
    if (this.#outcome.state === 'pending') {
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          this.#waiters.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        this.#waiters.add(wake)
      })
    }
    return this.#outcome
  }
}
