import type { Namespace } from '../../src/types/caip.ts'
import type {
  ElementEventMap,
  ConnectDetail as HostConnectDetail,
  HostEventMap,
  HostState,
} from '../../src/types/host.ts'
import type { Providers } from './providers.ts'

type ConnectDetails = {
  [Name in Namespace]: Omit<HostConnectDetail, 'namespace' | 'provider'> & {
    namespace: Name
    provider: Providers[Name]
  }
}

/** Comparing `namespace` narrows `provider` to what that family's libraries take. */
export type ConnectDetail<Name extends Namespace = Namespace> = ConnectDetails[Name]

/** The `detail` of each event of `<wallet-modal>`. */
export interface WalletModalEventDetails extends ElementEventMap, Omit<HostEventMap, 'connect'> {
  connect: ConnectDetail
}

/** What listeners of `<wallet-modal>` get. The events neither bubble nor leave a shadow root. */
export type WalletModalEventMap = {
  [Name in keyof WalletModalEventDetails]: CustomEvent<WalletModalEventDetails[Name]>
}

/** The values behind the element's `context-request` answers; null: nothing yet. */
export type WalletModalContexts = {
  [Name in Namespace as `wallet-modal/provider/${Name}`]: Providers[Name] | null
} & { 'wallet-modal/state': HostState | null }
