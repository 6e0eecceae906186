import { allowsAnyWallet } from '../../actions/wallets/excluded.ts'
import { hasWalletConnect } from '../../actions/wallets/hasWalletConnect.ts'
import { inAppFamiliesOf } from '../../actions/wallets/inAppFamilies.ts'
import { ownCodeOf } from '../../actions/wallets/ownCode.ts'
import { options } from '../../controllers/options.ts'
import type { ViewData } from '../../types/view.ts'
import { isMobile } from '../../utils/device.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableWallet,
} from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** True for a wallet that pairs by a way of its own, while the page lists it. */
const hasOwnWay = ({ wallet }: ViewData) => ownCodeOf(wallet) !== undefined

/** True for a wallet whose app has a browser, which needs no WalletConnect. */
const opensInApp = ({ wallet }: ViewData) =>
  wallet !== undefined && isMobile() && inAppFamiliesOf(wallet).length > 0

const unavailableWalletConnect: UnavailableReason = (data) =>
  hasWalletConnect() || hasOwnWay(data) || opensInApp(data)
    ? undefined
    : unavailableError('WalletConnect', options.enableWalletconnect)

export const connectingWalletConnect = {
  /** Connects one wallet over WalletConnect: QR code, link to its app, or its website. On phones also by the browser of its app. Also the app of MetaMask and Solana phones by ways of their own. */
  ConnectingWalletConnect: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    requires: ['wallet'],
    unavailableReason: (data) => unavailableWalletConnect(data) ?? unavailableWallet(data),
  },
  /** A QR code for any wallet that supports WalletConnect. */
  ConnectingWalletConnectBasic: {
    load: () => import('./ConnectingWalletConnectView.tsx'),
    unavailableReason: () =>
      unavailableWalletConnect({}) ??
      (allowsAnyWallet() ? undefined : unavailableError('WalletConnect', false)),
  },
} satisfies ViewDefinitions
