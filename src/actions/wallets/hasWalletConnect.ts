import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { connectors } from '../../controllers/connectors.ts'
import { isListed } from './excluded.ts'
import { isPaired } from './installedRows.ts'

export const hasWalletConnect = (): boolean => connectors.list.some(isPaired)

/** True if any wallet may be paired, by a QR code that names none. */
export const offersAnyWallet = (): boolean =>
  hasWalletConnect() && isListed(walletConnect.connector)
