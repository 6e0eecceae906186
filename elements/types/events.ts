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

/**
 * Detail of the event `connect`. Comparing `namespace` narrows `provider` to the type for libraries of the chain
 * family.
 */
export type ConnectDetail<Name extends Namespace = Namespace> = ConnectDetails[Name]

/** The `detail` of each event of `<wallet-modal>`, by event name. */
export interface WalletModalEventDetails extends ElementEventMap, Omit<HostEventMap, 'connect'> {
  connect: ConnectDetail
}

/**
 * A request that the page may answer during the dispatch, with a value or a promise. Only the first answer counts. If
 * the promise rejects, the request fails.
 */
export interface HostRequestEvent<Name extends keyof HostRequestMap = keyof HostRequestMap>
  extends CustomEvent<HostRequestMap[Name]['detail']> {
  respondWith(
    answer: HostRequestMap[Name]['answer'] | PromiseLike<HostRequestMap[Name]['answer']>,
  ): void
}

/** Events of `<wallet-modal>`. They do not bubble and do not leave a shadow root. */
export type WalletModalEventMap = {
  [Name in keyof WalletModalEventDetails]: CustomEvent<WalletModalEventDetails[Name]>
} & { [Name in keyof HostRequestMap]: HostRequestEvent<Name> }

/** Values of the contexts that `<wallet-modal>` provides; null until there is a value. */
export type WalletModalContexts = {
  [Name in Namespace as `wallet-modal/provider/${Name}`]: Providers[Name] | null
} & { 'wallet-modal/state': HostState | null; 'wallet-modal/account': Summary | null }

/**
 * The event of the community protocol for contexts. Dispatch it on `<wallet-modal>`: the callback gets the value at
 * once, and with `subscribe` each later value until it calls `unsubscribe`.
 */
export interface ContextRequestEvent<
  Name extends keyof WalletModalContexts = keyof WalletModalContexts,
> extends Event {
  readonly context: Name
  readonly subscribe?: boolean
  readonly callback: (value: WalletModalContexts[Name], unsubscribe?: () => void) => void
}
