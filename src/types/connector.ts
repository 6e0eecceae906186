import type { Namespace } from './caip.ts'

export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH'

/** One way to reach a wallet on one namespace. Plain data: its provider is held by the connector's kind. */
export interface Connector {
  /** rdns for announced wallets, `injected` or `walletConnect` for the others: what storage remembers. */
  id: string
  type: ConnectorType
  name: string
  namespace: Namespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  rdns?: string | undefined
  /** Properties such as `isMetaMask` by which a wallet that does not announce itself says what it is. */
  flags?: readonly string[] | undefined
}

/** What the host and the views are told of the wallet behind a connection. */
export interface ConnectedWallet {
  id: string
  name: string
  rdns: string | null
  type: ConnectorType
  imageUrl?: string | undefined
  imageId?: string | undefined
}
