import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { connectTarget } from './connectTarget.ts'

/**
 * Returns a link that opens this page in the browser of a wallet's mobile app, if the wallet connects only there. Null
 * on desktops and for other wallets.
 */
export function walletBrowserLink(modal: Modal, wallet: Wallet | undefined): string | null {
  const namespace = connectTarget(modal).namespace ?? networks.activeNamespace
  if (!wallet || !namespace || !isMobile()) return null
  return laterFamilies[namespace]?.toBrowserLink?.(wallet.name, location) ?? null
}

/** Opens the link in the wallet's app; this page stays loaded. Must be called in the click handler. */
export function openWalletBrowser(link: string): void {
  window.open(link, '_blank', 'noreferrer noopener')
}
