import type { CaipNetworkId } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'

/** Identifies a connector. Ids are unique only within a namespace, so the key has namespace and id. */
export type ConnectorKey = Pick<Connector, 'namespace' | 'id'>

export interface LabelledProvider {
  labelOf?(address: string): string | undefined
}

export interface InstalledWallet {
  connector: Connector
  /**
   * True if other apps in the page also find the wallet through the standard of its namespace (EIP-6963, Wallet
   * Standard).
   */
  announcesItself: boolean
  /** The only networks of the wallet; absent if it may switch to others. */
  networks?: CaipNetworkId[]
  /** See `WalletConnection.hashKind`. */
  hashKind?: 'proposal'
  /**
   * Returns the provider for the adapter. The provider must never be put into reactive state, because it does not work
   * through a proxy.
   */
  provide(context: ConnectorContext): object | Promise<object>
}

export interface DiscoveryListener {
  /** Reports a wallet. Another call for the same wallet replaces its provider for later connections. */
  onWallet(wallet: InstalledWallet): void
  onGone(connector: ConnectorKey): void
}

export interface DiscoveryOptions {
  /** True to list EVM wallets that announce themselves (EIP-6963). */
  eip6963: boolean
  /** True to list wallets that are only in a global variable, such as `window.ethereum`. */
  legacy: boolean
  /** True in a page that a wallet may show, where global variables come late. */
  isPatient?: boolean
}

/** A running search for wallets. */
export interface Search {
  /** Reads again what no event reports, such as global variables. Absent if every wallet reports itself. */
  look?(): void
  stop(): void
}

export type Discover = (options: DiscoveryOptions, listener: DiscoveryListener) => Search
