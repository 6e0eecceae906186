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
  /** Ways to one wallet over WalletConnect: QR code, link, browser. */
  ConnectingWalletConnect: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    requires: ['wallet'],
    unavailableReason: (data) => unavailableWalletConnect(data) ?? unavailableWallet(data),
  },
  /** A QR code for any wallet that speaks WalletConnect. */
  ConnectingWalletConnectBasic: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    unavailableReason: unavailableWalletConnect,
  },
} satisfies ViewDefinitions
