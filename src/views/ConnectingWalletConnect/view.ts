import { allowsAnyWallet } from '../../actions/wallets/excluded.ts'
import { hasWalletConnect } from '../../actions/wallets/hasWalletConnect.ts'
import { options } from '../../controllers/options.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableWallet,
} from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableWalletConnect: UnavailableReason = () =>
  hasWalletConnect() ? undefined : unavailableError('WalletConnect', options.enableWalletconnect)

export const connectingWalletConnect = {
  /** Connects one wallet over WalletConnect: QR code, link to its app, or its website. */
  ConnectingWalletConnect: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    requires: ['wallet'],
    unavailableReason: (data) => unavailableWalletConnect(data) ?? unavailableWallet(data),
  },
  /** A QR code for any wallet that supports WalletConnect. */
  ConnectingWalletConnectBasic: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    unavailableReason: (data) =>
      unavailableWalletConnect(data) ??
      (allowsAnyWallet() ? undefined : unavailableError('WalletConnect', false)),
  },
} satisfies ViewDefinitions
