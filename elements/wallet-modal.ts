import { isBrowser } from './light/dom.ts'
import { WalletButton } from './WalletButton.ts'
import { WalletModal } from './WalletModal.ts'
import { WalletNetworkButton } from './WalletNetworkButton.ts'

/** The script-tag and bundler entry. Without a DOM, or if the elements are defined already, it does nothing. */
if (isBrowser && !customElements.get('wallet-modal')) {
  customElements.define('wallet-modal', WalletModal)
  customElements.define('wallet-button', WalletButton)
  customElements.define('wallet-network-button', WalletNetworkButton)
}
