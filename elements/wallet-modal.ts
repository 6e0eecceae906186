import { WalletButton, WalletNetworkButton } from './light/companion.ts'
import { isBrowser } from './light/dom.ts'
import { WalletModal } from './WalletModal.ts'

/**
 * Entry for the script tag and for bundlers. It has no effect if there is no DOM or if the elements are defined
 * already.
 */
if (isBrowser && !customElements.get('wallet-modal')) {
  customElements.define('wallet-modal', WalletModal)
  customElements.define('wallet-button', WalletButton)
  customElements.define('wallet-network-button', WalletNetworkButton)
}
