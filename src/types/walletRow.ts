import type { Connector } from './connector.ts'
import type { Wallet } from './wallet.ts'

export type RowTag = 'installed' | 'recent' | 'qrCode' | 'multichain'

/** One wallet as a list shows it, whatever ways there are to reach it. */
export interface WalletRow {
  key: string
  wallet: Wallet
  /** Ways to reach it in this browser; none: over WalletConnect. */
  connectors: readonly Connector[]
  tag: RowTag | null
}
