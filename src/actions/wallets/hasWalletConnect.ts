import { connectors } from '../../controllers/connectors.ts'

export function hasWalletConnect(): boolean {
  return connectors.list.some(({ type }) => type === 'WALLET_CONNECT')
}
