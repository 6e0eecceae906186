import { log } from './log.ts'

type Listener = (...args: unknown[]) => void

export type EmittedEvent = readonly [event: string, value?: unknown]

/** The methods of Node's EventEmitter that EIP-1193 requires or that pages use. They can be called without `this`. */
export interface EventMethods {
  on(event: string, listener: Listener): this
  once(event: string, listener: Listener): this
  /** Removes only one registration of the listener, as in Node. */
  removeListener(event: string, listener: Listener): this
  off(event: string, listener: Listener): this
}

/**
 * Adds an emitter to an object. An event that a listener causes is emitted after the events that are already queued. If
 * a listener throws, the error is logged and the other listeners are still called.
 */
export function withEvents<Methods extends object>(
  methods: Methods,
): { provider: Methods & EventMethods; emit(...events: EmittedEvent[]): void } {
  const listeners = new Map<string, readonly Listener[]>()
  const queue: EmittedEvent[] = []
  const of = (event: string) => listeners.get(event) ?? []

  function on(event: string, listener: Listener): Methods & EventMethods {
    if (typeof listener === 'function') listeners.set(event, [...of(event), listener])
    return provider
  }

  function removeListener(event: string, listener: Listener): Methods & EventMethods {
    const last = of(event).lastIndexOf(listener)
    listeners.set(
      event,
      of(event).filter((_, index) => index !== last),
    )
    return provider
  }

  function once(event: string, listener: Listener): Methods & EventMethods {
    const wrapped: Listener = (...args) => {
      removeListener(event, wrapped)
      listener(...args)
    }
    return on(event, wrapped)
  }

  function emit(...events: EmittedEvent[]): void {
    const isEmitting = queue.length > 0
    queue.push(...events)
    if (isEmitting) return
    for (const [event, value] of queue) {
      for (const listener of of(event)) {
        try {
          listener(value)
        } catch (error) {
          log('error', `a listener of ${event} failed`, error)
        }
      }
    }
    queue.length = 0
  }

  // The descriptors are copied, so that getters are preserved.
  const events = Object.getOwnPropertyDescriptors({ on, once, removeListener, off: removeListener })
  const provider = Object.defineProperties(methods, events) as Methods & EventMethods
  return { provider, emit }
}
