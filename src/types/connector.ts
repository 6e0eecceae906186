import type { Namespace } from './caip.ts'

export type ConnectorType =
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'MOBILE_WALLET'
  | 'METAMASK_MOBILE'
  | 'AUTH'
  | 'WATCH_ONLY'

/** An entry with which a wallet can be connected on one namespace. It is plain data; the driver holds the provider. */
export interface Connector {
  /**
   * The rdns of an announced wallet, else `injected` or `walletConnect`. The storage refers to connectors by this id.
   */
  id: string
  type: ConnectorType
  name: string
  namespace: Namespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  rdns?: string | undefined
  /** Properties of the provider, such as `isMetaMask`, that identify a wallet without an announcement. */
  flags?: readonly string[] | undefined
  /** True for the wallet that shows the page in a frame or web view of its own. It connects without a click. */
  showsPage?: true
}

/** The connected wallet, for the host and the views. */
export interface ConnectedWallet {
  id: string
  name: string
  rdns: string | null
  type: ConnectorType
  imageUrl?: string | undefined
  imageId?: string | undefined
}
