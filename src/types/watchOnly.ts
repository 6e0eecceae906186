import type { CaipNetworkId } from './caip.ts'
import type { ConnectorContext } from './connectorDriver.ts'
import type { Network } from './network.ts'

/** An account that is shown without a wallet. */
export interface WatchedAccount {
  /** Address in the canonical form of its namespace. */
  address: string
  /** The network on which the account shows until the page or the user switches. */
  network: Network
  context: Pick<ConnectorContext, 'networks' | 'rpc'>
  /** True if the address is valid on the network. */
  isOn(network: CaipNetworkId): boolean
  /** Rejects with 4100 (EIP-1193), as all methods that sign have to. */
  refuse(): Promise<never>
}

/** Creates the provider of a watched account, in the form that the adapter of its namespace opens. */
export type CreateWatchOnly = (account: WatchedAccount) => object
