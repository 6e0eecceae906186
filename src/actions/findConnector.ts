import { connectors } from '../controllers/connectors.ts'
import { networks } from '../controllers/networks.ts'
import type { Connector } from '../types/connector.ts'
import type { Wallet } from '../types/wallet.ts'
import { toRow } from './listConnectRows.ts'

/** The way to a wallet in this browser: on the active family if it is there, else on any. */
export function findConnector(wallet: Wallet): Connector | undefined {
  const installed = connectors.list.filter(({ type }) => type !== 'WALLET_CONNECT')
  const own = installed.filter(({ id }) => id === wallet.id)
  const candidates = own.length > 0 ? own : toRow(wallet, installed).connectors
  return candidates.find(({ namespace }) => namespace === networks.activeNamespace) ?? candidates[0]
}
