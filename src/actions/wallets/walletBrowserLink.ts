import { toBrowserLink } from '../../chains/toBrowserLink.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Wallet } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { connectTarget } from './connectTarget.ts'

/**
 * On a phone: the link that opens this page in a wallet's own browser, where that is how wallets of the
 * namespace in question are reached. Null everywhere else.
 */
export function walletBrowserLink(modal: Modal, wallet: Wallet | undefined): string | null {
  const namespace = connectTarget(modal).namespace ?? networks.activeNamespace
  return wallet && namespace && isMobile() ? toBrowserLink(namespace, wallet.name) : null
}

/** Opens it, within the visitor's tap: the app takes the link, this page stays where it is. */
export function openWalletBrowser(link: string): void {
  window.open(link, '_blank', 'noreferrer noopener')
}
