type Callback = (value: unknown, unsubscribe?: () => void) => void

/** The event `context-request` of the community protocol for contexts. */
interface ContextRequestEvent extends Event {
  /** Other code on the page may dispatch this event with any members. */
  readonly context: string
  readonly callback: Callback
  readonly subscribe?: boolean
}

const ours = /^wallet-modal\/(state|account|provider\/\w+)$/

/**
 * Responds to context requests on the element. The returned function sets a context's value and calls its subscribers;
 * later subscribers get the last value.
 */
export function serveContextRequests(
  element: HTMLElement,
): (context: string, value: unknown) => void {
  const values = new Map<string, unknown>()
  const subscribers = new Map<string, Set<Callback>>()

  element.addEventListener('context-request', (event) => {
    const { context, callback, subscribe } = event as ContextRequestEvent
    if (!ours.test(context) || typeof callback !== 'function') return
    event.stopImmediatePropagation()
    const value = values.get(context) ?? null
    if (!subscribe) return callback(value)
    const set = subscribers.get(context) ?? new Set()
    subscribers.set(context, set.add(callback))
    callback(value, () => set.delete(callback))
  })

  return (context, value) => {
    if ((values.get(context) ?? null) === value) return
    values.set(context, value)
    const set = subscribers.get(context)
    for (const callback of new Set(set)) {
      // If a callback of the page throws, the console shows the error, and the other callbacks are still called.
      try {
        callback(value, () => set?.delete(callback))
      } catch (error) {
        reportError(error)
      }
    }
  }
}
