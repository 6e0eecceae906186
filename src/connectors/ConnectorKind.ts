import type { AnalyticsEventMap } from '../types/analytics.ts'
import type { Namespace } from '../types/caip.ts'
import type { Connector, ConnectorType } from '../types/connector.ts'
import type { ConnectorDriver } from '../types/connectorDriver.ts'
import type { ViewName } from '../types/view.ts'

/** Settings of the page on which the list of a kind's connectors depends. */
interface ListingPage {
  /** Configured namespaces, in the page's order. */
  namespaces: readonly Namespace[]
  /** True if the page permits pairings, and has a project id or a relay of its own. */
  canPair: boolean
  /** True if the page lists wallets of this device that do not announce themselves by EIP-6963. */
  enableInjected: boolean
  /** Relays of Nostr over which phones pair; empty if that is off. */
  nostrRelays: readonly string[]
  /** Relay of MetaMask's app; `off` or empty if that is off. */
  metamaskRelay: string
}

/** Definition of a connector kind: everything that other folders know of its connectors before the driver loads. */
export interface ConnectorKind {
  type: ConnectorType
  /** The kind's only connector. Its id is the kind's in storage and commands. */
  connector?: Pick<Connector, 'id' | 'name' | 'imageId' | 'rdns'>
  driver(): Promise<ConnectorDriver>
  /** True for wallets in this browser, which discovery finds. They read the chain by nodes of their own. */
  isInstalled?: true
  /**
   * True if wallets are reached by a pairing, in a view that shows its URI. Each request may open the wallet's app on a
   * phone.
   */
  pairs?: true
  /**
   * True if the wallet pairs by a link or code of its own kind, in the view of pairings: mostly one on another device, which
   * scans it.
   */
  showsCode?(): boolean
  /** True for the embedded wallet: one login connects all namespaces, and has several types of accounts. */
  isEmbedded?: true
  /** True for accounts that are shown without a wallet: nothing can be signed or sent. */
  isWatchOnly?: true
  /** True if the wallet asks for approval in a view of the modal. Other wallets open a window of their own. */
  asksInModal?: true
  /** True if a session covers several namespaces, whose connections end together. */
  sharesSession?: true
  /** Method in the analytics event CONNECT_SUCCESS; `browser` by default. */
  method?: AnalyticsEventMap['CONNECT_SUCCESS']['method']
  /** Removes what is stored beside the connection. Called when no namespace is connected through the kind any more. */
  forget?(): void
}

/** A kind with one connector, in contrast to wallets that announce themselves under names and ids of their own. */
export interface OwnKind extends ConnectorKind {
  connector: NonNullable<ConnectorKind['connector']>
  /**
   * Returns the namespaces on which the connector is listed. Absent if discovery lists it, or if users do not pick it from
   * the list.
   */
  listedOn?(page: ListingPage): readonly Namespace[]
  /**
   * For kinds that connect in views of their own: the value of `wallet` for which the command `connect` opens the first
   * of `views` that is available.
   */
  command?: { wallet: string; views: readonly [ViewName, ...ViewName[]] }
}
