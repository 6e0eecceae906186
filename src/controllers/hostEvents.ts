import type { HostEventMap } from '../types/host.ts'

type Listener = <Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) => void

const listeners = new Set<Listener>()

/** Errors with an `error` event; another report of them emits none. */
export const emittedErrors = new WeakSet<Error>()

/** Dispatches an event on every element, for facts that the state does not hold: a reason, an error, a pairing URI. */
export function emitHostEvent<Name extends keyof HostEventMap>(
  name: Name,
  detail: HostEventMap[Name],
): void {
  for (const listener of [...listeners]) listener(name, detail)
}

export function onHostEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
