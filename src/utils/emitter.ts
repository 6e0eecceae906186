import { log } from './log.ts'

type Listener = (value: unknown) => void

/** The `on`, `removeListener` and `emit` of EIP-1193. A listener that throws does not stop the others. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(event: string, listener: Listener): void {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known.add(listener))
  }

  removeListener(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) {
      try {
        listener(value)
      } catch (error) {
        log('error', `a listener of ${event} failed`, error)
      }
    }
  }
}
