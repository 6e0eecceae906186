import type { Connector } from './connector.ts'

/** A wallet of the directory, of the host's `custom-wallets` or of the recent list. */
export interface Wallet {
  id: string
  name: string
  rdns?: string | undefined
  image_id?: string | undefined
  image_url?: string | undefined
  chains?: readonly string[] | undefined
  homepage?: string | undefined
  mobile_link?: string | undefined
  desktop_link?: string | undefined
  webapp_link?: string | undefined
  app_store?: string | undefined
  play_store?: string | undefined
  chrome_store?: string | undefined
  badge_type?: 'none' | 'certified' | undefined
  /** True if the wallet was found in this browser; set only for wallets that AllWallets lists. */
  installed?: boolean | undefined
  /** Ids with which the wallet's extension injects itself. The list is not empty if the wallet has an extension. */
  injected?:
    | readonly { namespace?: string | undefined; injected_id?: string | undefined }[]
    | undefined
}

export type RowTag = 'installed' | 'recent' | 'qrCode' | 'multichain'

export interface WalletRow {
  key: string
  wallet: Wallet
  /** The wallet's connectors in this browser; empty if it can only be connected over WalletConnect. */
  connectors: readonly Connector[]
  tag: RowTag | null
}
