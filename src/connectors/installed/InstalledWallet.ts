import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'

/** Identifies a connector: ids are unique within a namespace only. */
export type ConnectorKey = Pick<Connector, 'namespace' | 'id'>

/** A provider whose wallet reports the user's name for each account. */
export interface LabelledProvider {
  labelOf?(address: string): string | undefined
}

/** A wallet found in the page, in any namespace and by any standard. */
export interface InstalledWallet {
  connector: Connector
  /** True if other apps find it by the standard of its namespace too (EIP-6963, Wallet Standard). */
  announcesItself: boolean
  /**
   * The provider for the namespace's adapter, at hand or from a lazy chunk. It must never be put into reactive
   * state.
   */
  provide(context: ConnectorContext): object | Promise<object>
}

export interface DiscoveryListener {
  /** A wallet is new, or was announced again: later connections use the latest provider. */
  onWallet(wallet: InstalledWallet): void
  /** The wallet is no longer offered. */
  onGone(connector: ConnectorKey): void
}

export interface DiscoveryOptions {
  /** List EVM wallets that announce themselves (EIP-6963). */
  eip6963: boolean
  /** List wallets that are in a global variable only, such as `window.ethereum`. */
  legacy: boolean
}

/** Starts discovery of one namespace's wallets. Returns a function that stops it. */
export type Discover = (options: DiscoveryOptions, listener: DiscoveryListener) => () => void
