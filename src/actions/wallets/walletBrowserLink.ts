import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { connectTarget } from './connectTarget.ts'

/** Link for mobile wallets that cannot be connected otherwise; null on desktops and for other wallets. */
export function walletBrowserLink(modal: Modal, wallet: Wallet | undefined): string | null {
  const namespace = connectTarget(modal).namespace ?? networks.activeNamespace
  if (!wallet || !namespace || !isMobile()) return null
  return laterFamilies[namespace]?.toBrowserLink?.(wallet.name, location) ?? null
}

/** Opens the link within the user's tap: the app handles it, and this page stays. */
export function openWalletBrowser(link: string): void {
  window.open(link, '_blank', 'noreferrer noopener')
}
