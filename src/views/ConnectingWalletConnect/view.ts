import { allowsAnyWallet } from '../../actions/wallets/excluded.ts'
import { hasWalletConnect } from '../../actions/wallets/hasWalletConnect.ts'
import { inAppFamiliesOf } from '../../actions/wallets/inAppFamilies.ts'
import { showsCode } from '../../actions/wallets/installedRows.ts'
import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import type { ViewData } from '../../types/view.ts'
import { isMobile } from '../../utils/device.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableWallet,
} from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** True for a wallet of another kind that shows a code, while the page lists it. */
const isListedCode = ({ wallet }: ViewData) =>
  connectors.list.some((one) => one.id === wallet?.id && showsCode(one))

/** True for a wallet whose app has a browser, which needs no WalletConnect. */
const opensInApp = ({ wallet }: ViewData) =>
  wallet !== undefined && isMobile() && inAppFamiliesOf(wallet).length > 0

const unavailableWalletConnect: UnavailableReason = (data) =>
  hasWalletConnect() || isListedCode(data) || opensInApp(data)
    ? undefined
    : unavailableError('WalletConnect', options.enableWalletconnect)

export const connectingWalletConnect = {
  /** Connects one wallet over WalletConnect: QR code, link to its app, or its website. On phones also by the browser of its app. Also a Solana phone by its own QR code. */
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
