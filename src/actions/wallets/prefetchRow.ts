import { loadConnectorDriver } from '../../connectors/registry.ts'
import type { WalletRow } from '../../types/walletRow.ts'

/** Fetches the connector that picking this row will need. Nothing is contacted but our own files. */
export function prefetchRow(row: WalletRow): void {
  const type = row.connectors[0]?.type ?? 'WALLET_CONNECT'
  loadConnectorDriver(type).catch(() => {})
}
