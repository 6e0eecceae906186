import type { Namespace } from './caip.ts'

export type ConnectorType =
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'EXTERNAL'
  | 'MULTI_CHAIN'

/** One way to reach a wallet on one chain family. Plain data: its provider is held by the connector's kind. */
export interface Connector {
  /** rdns for announced wallets, `injected` or `walletConnect` for the others: what storage remembers. */
  id: string
  type: ConnectorType
  name: string
  namespace: Namespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  rdns?: string | undefined
  /** Id in the wallet directory, when the name is known there. */
  explorerId?: string | undefined
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
