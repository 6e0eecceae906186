import { loadConnectorDriver } from '../../connectors/registry.ts'
import type { WalletRow } from '../../types/wallet.ts'

/** Preloads the driver that this row needs. Only our own chunks are requested. */
export function prefetchRow(row: WalletRow): void {
  const type = row.connectors[0]?.type ?? 'WALLET_CONNECT'
  loadConnectorDriver(type).catch(() => {})
}
