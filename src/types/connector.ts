import type { Namespace } from './caip.ts'

export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH'

/** An entry by which a wallet can be connected on one namespace. Plain data; the driver holds its provider. */
export interface Connector {
  /** The announced wallet's rdns, else `injected` or `walletConnect`; the key in storage. */
  id: string
  type: ConnectorType
  name: string
  namespace: Namespace
  imageUrl?: string | undefined
  imageId?: string | undefined
  rdns?: string | undefined
  /** Properties such as `isMetaMask` by which a wallet without an announcement identifies itself. */
  flags?: readonly string[] | undefined
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
