import type { Namespace } from '../types/caip.ts'
import type { GatedRequest } from '../types/chainAdapter.ts'
import type { LiveConnection } from '../types/connection.ts'
import type { EmbeddedWallet } from '../types/frame.ts'
import type { PageRequest } from '../types/pageTransaction.ts'
import type { GrantedSession } from '../types/smartSession.ts'

/** Events that connections emit to features that load later. `elements/host/features.ts` has the subscribers. */
interface FeatureEventMap {
  /** The account or network of a namespace has changed, or the namespace has become active. */
  accountChanged: [namespace: Namespace]
  /** The wallet has listed other addresses of the namespace's active account. */
  addressesChanged: [namespace: Namespace]
  transactionSent: [namespace: Namespace]
  /** The page has requested a transaction through the provider. `response` is the wallet's response. */
  pageTransaction: [namespace: Namespace, request: PageRequest, response: Promise<unknown>]
  /** The wallet has granted a smart session to the page. `wasOpen` is true if the modal was open at that time. */
  sessionGranted: [live: LiveConnection, session: GrantedSession, wasOpen: boolean]
}

/** Requests that connections send to features that load later. */
interface FeatureRequestMap {
  /** The page sends a request that the user may have to review. Rejects with 4001 if the user declines. */
  review: { detail: [live: LiveConnection, request: GatedRequest]; response: unknown }
  /** Another app of the page requests a connection of the announced wallet. Rejects if the user does not connect. */
  appConnection: { detail: [namespace: Namespace]; response: unknown }
  /** A connector needs the embedded wallet. Rejects with PROJECT_ID_NOT_CONFIGURED. */
  embeddedWallet: { detail: []; response: EmbeddedWallet }
}

type EventSubscribers = {
  readonly [Type in keyof FeatureEventMap]: (...detail: FeatureEventMap[Type]) => void
}
type RequestSubscribers = {
  readonly [Type in keyof FeatureRequestMap]: (
    ...detail: FeatureRequestMap[Type]['detail']
  ) => Promise<FeatureRequestMap[Type]['response']>
}
export type Features = EventSubscribers & RequestSubscribers

let load: () => Promise<Features> = () => Promise.reject()

/** Sets the function that loads the subscribers. Each event and each request calls this function. */
export function subscribeFeatures(next: () => Promise<Features>): void {
  load = next
}

/** Emits an event once the chunk of the subscribers is loaded. The event is dropped if the chunk fails to load. */
export function emitFeatureEvent<Type extends keyof FeatureEventMap>(
  type: Type,
  ...detail: FeatureEventMap[Type]
): void {
  load().then(
    (features: EventSubscribers) => features[type](...detail),
    () => {},
  )
}

export async function requestFeature<Type extends keyof FeatureRequestMap>(
  type: Type,
  ...detail: FeatureRequestMap[Type]['detail']
): Promise<FeatureRequestMap[Type]['response']> {
  const features: RequestSubscribers = await load()
  return features[type](...detail)
}
