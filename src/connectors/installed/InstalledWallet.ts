import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'

/** What a connector is known by: ids are unique in their namespace only. */
export type ConnectorKey = Pick<Connector, 'namespace' | 'id'>

/** A provider whose wallet tells what the person calls each account. */
export interface LabelledProvider {
  labelOf?(address: string): string | undefined
}

/** A wallet that is in the page, whatever its namespace and the way it was found. */
export interface InstalledWallet {
  connector: Connector
  /** It was found by the standard of its namespace, as any other app in the page finds it. */
  announcesItself: boolean
  /**
   * The provider that the namespace's adapter takes: at hand, or made by code that loads now. Providers must
   * never end up in reactive state.
   */
  provide(context: ConnectorContext): object | Promise<object>
}

/** What a search for wallets reports. */
export interface DiscoveryListener {
  /** A wallet is there, or announces itself anew: connections to come use what it gives now. */
  onWallet(wallet: InstalledWallet): void
  /** It is not to be offered any more. */
  onGone(connector: ConnectorKey): void
}

export interface DiscoveryOptions {
  /** List the EVM wallets that announce themselves (EIP-6963). */
  eip6963: boolean
  /** Offer wallets that can be found in a global variable only, such as `window.ethereum`. */
  legacy: boolean
}

/** Looks for the wallets of one namespace from now on. Returns what stops it. */
export type Discover = (options: DiscoveryOptions, listener: DiscoveryListener) => () => void
