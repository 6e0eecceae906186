import type { Connector } from './connector.ts'

/** A wallet of the directory, of the host's `custom-wallets`, or of the recent list. */
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
  /** True if found in this browser; set for wallets that the directory view lists. */
  installed?: boolean | undefined
  /** Ids under which the wallet's extension injects itself; non-empty if it has an extension. */
  injected?:
    | readonly { namespace?: string | undefined; injected_id?: string | undefined }[]
    | undefined
}

export type RowTag = 'installed' | 'recent' | 'qrCode' | 'multichain'

export interface WalletRow {
  key: string
  wallet: Wallet
  /** Connectors of the wallet in this browser; empty for WalletConnect. */
  connectors: readonly Connector[]
  tag: RowTag | null
}
