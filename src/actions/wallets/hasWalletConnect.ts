import { connectors } from '../../controllers/connectors.ts'

/** Whether a wallet can be reached over WalletConnect. */
export function hasWalletConnect(): boolean {
  return connectors.list.some(({ type }) => type === 'WALLET_CONNECT')
}
