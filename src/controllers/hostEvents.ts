import type { HostEventMap } from '../types/host.ts'

type Listener = <Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]) => unknown

const listeners = new Set<Listener>()
let lastElement: Listener | undefined

/** Emits an event, which each element dispatches to the host. Returns false if the page has prevented its default. */
export function emitHostEvent<Name extends keyof HostEventMap>(
  name: Name,
  detail: HostEventMap[Name],
): boolean {
  const returned = [...listeners].map((listener) => listener(name, detail))
  if (listeners.size === 0 && name === 'error') lastElement?.(name, detail)
  return !returned.includes(false)
}

export function onHostEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the listener of the element that has left the page. It hears errors while no element is in the page. */
export function setLastElement(listener: Listener): void {
  lastElement = listener
}
