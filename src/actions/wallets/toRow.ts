import type { Connector } from '../../types/connector.ts'
import type { RowTag, Wallet, WalletRow } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

export function toRow(
  wallet: Wallet,
  connectors: readonly Connector[],
  tag: RowTag | null = null,
): WalletRow {
  return { key: `wallet:${wallet.id}`, wallet, connectors: connectorsOf(wallet, connectors), tag }
}
