import type { HostRequestMap } from '../../src/types/host.ts'
import type { WalletModalEventDetails } from '../types/events.ts'

type EventName = keyof WalletModalEventDetails | keyof HostRequestMap

/** All events of the element; the type finds one that is missing. */
const names: Record<EventName, true> = {
  accountchange: true,
  analytics: true,
  close: true,
  connect: true,
  disconnect: true,
  error: true,
  networkchange: true,
  open: true,
  pairinguri: true,
  ready: true,
  requestsettled: true,
  review: true,
  signin: true,
  signout: true,
  siwxnonce: true,
  siwxrevoke: true,
  siwxsessions: true,
  siwxverify: true,
  statechange: true,
  transaction: true,
  viewchange: true,
}

export interface RecordedEvent {
  name: string
  at: Date
  detail: unknown
}

/** Number of events that are kept: a page that is open for a day stays small. */
const maxEvents = 500

/**
 * Calls `onEvent` with each event of the element until the returned function is called. The element may come later, and may
 * be replaced: `find` returns the present one.
 */
export function recordEvents(
  find: () => Element | null,
  onEvent: (events: readonly RecordedEvent[]) => void,
): () => void {
  const events: RecordedEvent[] = []
  const record = ({ type, target, detail }: Event & { detail?: unknown }) => {
    if (target !== find()) return
    events.unshift({ name: type, at: new Date(), detail })
    events.length = Math.min(events.length, maxEvents)
    onEvent(events)
  }
  for (const name of Object.keys(names)) addEventListener(name, record as EventListener, true)
  return () => {
    for (const name of Object.keys(names)) removeEventListener(name, record as EventListener, true)
  }
}
