import type { Namespace } from '../types/caip.ts'
import type { CallRequest } from '../types/calls.ts'
import type { LiveConnection } from '../types/connection.ts'
import type { EmbeddedWallet } from '../types/frame.ts'
import type { PageRequest } from '../types/pageTransaction.ts'
import type { GrantedSession } from '../types/smartSession.ts'

/** Events of connections, with their details. `elements/host/features.ts` has the subscribers. */
interface FeatureEventMap {
  /** A namespace has another account or network, or is shown after it was in the background. */
  accountChanged: [namespace: Namespace]
  transactionSent: [namespace: Namespace]
  /** The page requests a transaction by the provider. `response` is the wallet's. */
  pageTransaction: [namespace: Namespace, request: PageRequest, response: Promise<unknown>]
  /** The wallet has granted a smart session to the page. `wasOpen` is the modal's state at that time. */
  sessionGranted: [live: LiveConnection, session: GrantedSession, wasOpen: boolean]
}

/** Requests of connections to features, with details and response. */
interface FeatureRequestMap {
  /** The page requests a batch of calls. Rejects with 4001 if the user declines. */
  calls: { detail: [live: LiveConnection, request: CallRequest]; response: unknown }
  /** Another app of the page connects the announced wallet. Rejects if the user does not. */
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

/** Sets the function that loads the subscribers. It is called with each event, and no earlier. */
export function subscribeFeatures(next: () => Promise<Features>): void {
  load = next
}

/** Emits an event. It waits for the chunk of the subscribers, so that none is missed. */
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
