import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { type UnavailableReason, unavailableFeature } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) =>
  unavailableFeature('Receive', options.features.receive, namespace)

export const walletReceive = {
  /** The address, as text and as a QR code. */
  WalletReceive: {
    load: () => import('./WalletReceiveView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
  /** Lists the networks on which the address can receive. */
  WalletCompatibleNetworks: {
    load: () => import('./WalletCompatibleNetworksView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
