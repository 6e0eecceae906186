import type { Namespace } from '../../src/types/caip.ts'
import type {
  ElementEventMap,
  ConnectDetail as HostConnectDetail,
  HostEventMap,
  HostRequestMap,
  HostState,
} from '../../src/types/host.ts'
import type { Providers } from './providers.ts'
import type { Summary } from './summary.ts'

type ConnectDetails = {
  [Name in Namespace]: Omit<HostConnectDetail, 'namespace' | 'provider'> & {
    namespace: Name
    provider: Providers[Name]
  }
}

/** Comparing `namespace` narrows `provider` to the type that the family's libraries take. */
export type ConnectDetail<Name extends Namespace = Namespace> = ConnectDetails[Name]

/** The `detail` of each event of `<wallet-modal>`. */
export interface WalletModalEventDetails extends ElementEventMap, Omit<HostEventMap, 'connect'> {
  connect: ConnectDetail
}

/**
 * A request that the page may answer during dispatch, with a value or a promise. The first answer counts; a promise
 * that rejects fails the request.
 */
export interface HostRequestEvent<Name extends keyof HostRequestMap = keyof HostRequestMap>
  extends CustomEvent<HostRequestMap[Name]['detail']> {
  respondWith(
    answer: HostRequestMap[Name]['answer'] | PromiseLike<HostRequestMap[Name]['answer']>,
  ): void
}

/** Events of `<wallet-modal>`. They neither bubble nor leave a shadow root. */
export type WalletModalEventMap = {
  [Name in keyof WalletModalEventDetails]: CustomEvent<WalletModalEventDetails[Name]>
} & { [Name in keyof HostRequestMap]: HostRequestEvent<Name> }

/** Values that the element gives to `context-request`; null if there is none yet. */
export type WalletModalContexts = {
  [Name in Namespace as `wallet-modal/provider/${Name}`]: Providers[Name] | null
} & { 'wallet-modal/state': HostState | null; 'wallet-modal/account': Summary | null }

/**
 * The event of the community protocol for contexts, to be dispatched on `<wallet-modal>`: the callback gets the value
 * at once and, with `subscribe`, each later one until it calls `unsubscribe`.
 */
export interface ContextRequestEvent<
  Name extends keyof WalletModalContexts = keyof WalletModalContexts,
> extends Event {
  readonly context: Name
  readonly subscribe?: boolean
  readonly callback: (value: WalletModalContexts[Name], unsubscribe?: () => void) => void
}
