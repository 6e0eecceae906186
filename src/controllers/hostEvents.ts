import type { HostEventMap } from '../types/host.ts'

type Listener = <Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) => void

const listeners = new Set<Listener>()
let lastElement: Listener | undefined

/** Errors for which an `error` event was emitted. The same error is not emitted twice. */
export const emittedErrors = new WeakSet<Error>()

/** Emits an event, which each element dispatches to the host. */
export function emitHostEvent<Name extends keyof HostEventMap>(
  name: Name,
  detail: HostEventMap[Name],
): void {
  for (const listener of [...listeners]) listener(name, detail)
  if (listeners.size === 0 && name === 'error') lastElement?.(name, detail)
}

export function onHostEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the listener of the element that has left the page. It hears errors while no element is in the page. */
export function setLastElement(listener: Listener): void {
  lastElement = listener
}
