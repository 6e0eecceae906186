import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import type { RowTag, WalletRow } from '../../types/walletRow.ts'
import { connectorsOf } from './connectorsOf.ts'

/** How a directory wallet is reached here: by its connectors, if it has any. */
export function toRow(
  wallet: Wallet,
  connectors: readonly Connector[],
  tag: RowTag | null = null,
): WalletRow {
  return { key: `wallet:${wallet.id}`, wallet, connectors: connectorsOf(wallet, connectors), tag }
}
