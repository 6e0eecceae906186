import { remove } from '../../storage/storage.ts'
import type { OwnKind } from '../ConnectorKind.ts'

export const walletConnect = {
  type: 'WALLET_CONNECT',
  connector: { id: 'walletConnect', name: 'WalletConnect' },
  driver: () => import('./walletConnectDriver.ts').then((module) => module.walletConnectDriver),
  // A pairing requests all namespaces, so one connector is listed.
  listedOn: ({ canPair, namespaces }) => (canPair ? namespaces.slice(0, 1) : []),
  command: { wallet: 'walletConnect', views: ['ConnectingWalletConnectBasic'] },
  pairs: true,
  sharesSession: true,
  forget: () => remove('deepLinkChoice'),
} satisfies OwnKind
