import type { HostEventMap } from '../types/host.ts'

type Listener = <Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) => void

const listeners = new Set<Listener>()

/** Errors for which an `error` event was emitted. The same error is not emitted twice. */
export const emittedErrors = new WeakSet<Error>()

/** Emits an event, which each element dispatches to the host. */
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
