import type { Connector } from './connector.ts'
import type { Wallet } from './wallet.ts'

export type RowTag = 'installed' | 'recent' | 'qrCode' | 'multichain'

export interface WalletRow {
  key: string
  wallet: Wallet
  /** Its connectors in this browser; empty: WalletConnect. */
  connectors: readonly Connector[]
  tag: RowTag | null
}
