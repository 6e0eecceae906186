import { removeKey } from '../../storage/storage.ts'
import { isAndroid, isMobile } from '../../utils/device.ts'
import type { OwnKind } from '../ConnectorKind.ts'
import { authorizationKey, walletName } from './names.ts'

/** A web view of an app opens no other apps. */
const isWebView = () => navigator.userAgent.includes('; wv)')

/**
 * Solana wallets on Android by the Mobile Wallet Adapter: those of this phone by an intent, those of another phone by a code
 * that it scans.
 */
export const mobileWallet = {
  type: 'MOBILE_WALLET',
  connector: { id: 'mobileWallet', name: walletName },
  driver: () => import('./mobileWalletDriver.ts').then((module) => module.mobileWalletDriver),
  listedOn({ namespaces, enableInjected, nostrRelays }) {
    if (!globalThis.isSecureContext || !namespaces.includes('solana')) return []
    const isOffered = isAndroid()
      ? enableInjected && !isWebView()
      : nostrRelays.length > 0 && !isMobile()
    return isOffered ? ['solana'] : []
  },
  showsCode: () => !isAndroid(),
  forget: () => removeKey(authorizationKey),
} satisfies OwnKind
