import { log } from '../utils/log.ts'

export type Listener = (...args: unknown[]) => void
export type HostEvent = readonly [event: string, value?: unknown]

/** The part of Node's EventEmitter that pages use on a provider. Needs no `this`. */
export interface HostEvents {
  on(event: string, listener: Listener): this
  once(event: string, listener: Listener): this
  removeListener(event: string, listener: Listener): this
  off(event: string, listener: Listener): this
}

/** Gives a provider's methods its events. `emit` tells them in order, also when a listener causes the next one. */
export function withEvents<Methods extends object>(
  methods: Methods,
): { provider: Methods & HostEvents; emit(events: readonly HostEvent[]): void } {
  const listeners = new Map<string, Listener[]>()
  const queue: HostEvent[] = []

  function add(event: string, listener: Listener): Methods & HostEvents {
    if (typeof listener === 'function') {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    }
    return provider
  }

  /** As in Node's EventEmitter: once for each time it was added. */
  function remove(event: string, listener: Listener): Methods & HostEvents {
    const known = listeners.get(event) ?? []
    const last = known.lastIndexOf(listener)
    listeners.set(
      event,
      known.filter((_, index) => index !== last),
    )
    return provider
  }

  const events = {
    on: add,
    once(event: string, listener: Listener) {
      const wrapped: Listener = (...args) => {
        remove(event, wrapped)
        listener(...args)
      }
      return add(event, wrapped)
    },
    removeListener: remove,
    off: remove,
  }
  // Getters stay getters.
  const provider = Object.defineProperties(
    methods,
    Object.getOwnPropertyDescriptors(events),
  ) as Methods & HostEvents

  return {
    provider,
    emit(told) {
      const isEmitting = queue.length > 0
      queue.push(...told)
      if (isEmitting) return
      for (const [event, value] of queue) {
        for (const listener of listeners.get(event) ?? []) {
          try {
            listener(value)
          } catch (thrown) {
            log('error', `a listener of the page for ${event} failed`, thrown)
          }
        }
      }
      queue.length = 0
    },
  }
}
