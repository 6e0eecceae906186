import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { RowTag, WalletRow } from '../../types/walletRow.ts'
import { connectorsOf } from './connectorsOf.ts'

export function toRow(
  wallet: Wallet,
  connectors: readonly Connector[],
  tag: RowTag | null = null,
): WalletRow {
  return { key: `wallet:${wallet.id}`, wallet, connectors: connectorsOf(wallet, connectors), tag }
}
