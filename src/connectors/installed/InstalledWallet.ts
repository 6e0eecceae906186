import type { Connector } from '../../types/connector.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'

/** Identifies a connector: ids are unique only within a namespace. */
export type ConnectorKey = Pick<Connector, 'namespace' | 'id'>

export interface LabelledProvider {
  labelOf?(address: string): string | undefined
}

export interface InstalledWallet {
  connector: Connector
  /** True if other apps find the wallet too (EIP-6963, Wallet Standard). */
  announcesItself: boolean
  /** Returns the provider for the adapter, which must never be put into reactive state. */
  provide(context: ConnectorContext): object | Promise<object>
}

export interface DiscoveryListener {
  /** May be called again for the same wallet: later connections use its latest provider. */
  onWallet(wallet: InstalledWallet): void
  onGone(connector: ConnectorKey): void
}

export interface DiscoveryOptions {
  /** True to list EVM wallets that announce themselves (EIP-6963). */
  eip6963: boolean
  /** True to list wallets that are only in a global variable, such as `window.ethereum`. */
  legacy: boolean
}

export type Discover = (options: DiscoveryOptions, listener: DiscoveryListener) => () => void
