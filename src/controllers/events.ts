import type { Namespace } from '../types/caip.ts'
import type { GatedRequest } from '../types/chainAdapter.ts'
import type { LiveConnection } from '../types/connection.ts'
import type { Connector } from '../types/connector.ts'
import type { EmbeddedWallet } from '../types/frame.ts'
import type { DisconnectReason, HostEventMap } from '../types/host.ts'
import type { Network } from '../types/network.ts'
import type { PageRequest } from '../types/pageTransaction.ts'
import type { GrantedSession } from '../types/smartSession.ts'

/**
 * Events that cross layers or rooms, in three maps: to the host, to what reacts to connections, to features that load
 * later. Changes of state are observed by `subscribe` instead, and wallets report to the listener of their connection.
 */

/** The name of an event with its detail, for each event of a map. Comparing the name narrows the detail. */
type EventOf<Map> = { [Name in keyof Map]: [name: Name, detail: Map[Name]] }[keyof Map]
type Listener<Map> = (...event: EventOf<Map>) => unknown
/** The parameters of a listener by themselves; the emitter passes each name with its own detail. */
type Called<Map> = (name: keyof Map, detail: Map[keyof Map]) => unknown

/** Returns two functions: the first calls the listeners and returns what they return, the second adds a listener. */
export function createEmitter<Map>() {
  const listeners = new Set<Called<Map>>()
  const emit: (...event: EventOf<Map>) => unknown[] = (name: keyof Map, detail: Map[keyof Map]) =>
    [...listeners].map((listener) => listener(name, detail))
  function on(listener: Listener<Map>): () => void {
    const called = listener as Called<Map>
    listeners.add(called)
    return () => listeners.delete(called)
  }
  return [emit, on] as const
}

export type HostListener = Listener<HostEventMap>
const [emitToElements, onHostEvent] = createEmitter<HostEventMap>()

export { onHostEvent }

let lastElement: HostListener | undefined

/** Emits an event, which each element dispatches to the host. The results include false if a page prevented its default. */
export function emitHostEvent(...event: EventOf<HostEventMap>): unknown[] {
  const results = emitToElements(...event)
  if (results.length === 0 && event[0] === 'error') lastElement?.(...event)
  return results
}

/** Sets the listener of the element that has left the page. It hears errors while no element is in the page. */
export function setLastElement(listener: HostListener): void {
  lastElement = listener
}

/** Changes of connections and networks, to which modals, elements and sign-in react. */
interface ConnectionEventMap {
  /** The active account was disconnected. Another connected namespace, if there is one, has become active. */
  accountGone: { namespace: Namespace }
  /** The active network has changed, or another namespace with its network has become active. */
  networkChanged: { network: Network }
  /** A connection has ended or was suspended. */
  ended: { namespace: Namespace; reason: DisconnectReason }
  /** The status of a connection for the host has changed. */
  shown: { namespace: Namespace }
  /** A connect request has ended, and the namespace has no connection. */
  declined: { namespace: Namespace }
  /** The wallet of an unrestorable connection is available again, so that a restore can be tried without a prompt. */
  walletReturned: { namespace: Namespace }
}
export type ConnectionListener = Listener<ConnectionEventMap>
export const [emitConnectionEvent, onConnectionEvent] = createEmitter<ConnectionEventMap>()

/** Events of connections to features that load later, and requests, which have a response. */
interface FeatureEventMap {
  /** The account or network of a namespace has changed, or the namespace has become active. */
  accountChanged: { detail: [namespace: Namespace]; response: unknown }
  /** The wallet has listed other addresses of the namespace's active account. */
  addressesChanged: { detail: [namespace: Namespace]; response: unknown }
  /** The wallet that shows the page was found. */
  pageHostFound: { detail: [connector: Connector]; response: unknown }
  transactionSent: { detail: [namespace: Namespace]; response: unknown }
  /** The page has requested a transaction through the provider. `response` is the wallet's response. */
  pageTransaction: {
    detail: [namespace: Namespace, request: PageRequest, response: Promise<unknown>]
    response: unknown
  }
  /** The wallet has granted a smart session to the page. `wasOpen` is true if the modal was open at that time. */
  sessionGranted: {
    detail: [live: LiveConnection, session: GrantedSession, wasOpen: boolean]
    response: unknown
  }
  /** The page sends a request that the user may have to review. Rejects with 4001 if the user declines. */
  review: { detail: [live: LiveConnection, request: GatedRequest]; response: unknown }
  /** Another app of the page requests a connection of the announced wallet. Rejects if the user does not connect. */
  appConnection: { detail: [namespace: Namespace]; response: unknown }
  /** A connector needs the embedded wallet. Rejects with PROJECT_ID_NOT_CONFIGURED. */
  embeddedWallet: { detail: []; response: EmbeddedWallet }
}

/** The subscribers, one for each event. `src/actions/features.ts` has them. */
export type Features = {
  readonly [Type in keyof FeatureEventMap]: (
    ...detail: FeatureEventMap[Type]['detail']
  ) => FeatureEventMap[Type]['response'] | Promise<FeatureEventMap[Type]['response']>
}

let load: () => Promise<Features> = () => Promise.reject()

/** Sets the function that loads the subscribers. Each event calls this function. */
export function subscribeFeatures(next: () => Promise<Features>): void {
  load = next
}

/** Emits an event once the chunk of the subscribers is loaded. The event is dropped if the chunk fails to load. */
export function emitFeatureEvent<Type extends keyof FeatureEventMap>(
  type: Type,
  ...detail: FeatureEventMap[Type]['detail']
): void {
  load().then(
    (features) => features[type](...detail),
    () => {},
  )
}

/** Emits an event and resolves with its response. Rejects if the chunk fails to load. */
export function requestFeature<Type extends keyof FeatureEventMap>(
  type: Type,
  ...detail: FeatureEventMap[Type]['detail']
): Promise<FeatureEventMap[Type]['response']> {
  return load().then((features) => features[type](...detail))
}
