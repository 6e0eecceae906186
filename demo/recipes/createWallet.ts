import { createSignal, onCleanup } from 'solid-js'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A signal for Solid. Copy this file together with followWallet.mjs. Returns the wallet's state as a signal, and a
 * function that sends commands. `ref={follow}` on the `<wallet-modal>` follows the element until the calling component
 * is unmounted.
 */
export function createWallet() {
  const [wallet, setWallet] = createSignal(disconnected)
  let modal: HTMLElement | null = null
  let leave = () => {}
  onCleanup(() => leave())
  return {
    wallet,
    follow(element: HTMLElement) {
      leave()
      modal = element
      leave = followWallet(element, setWallet)
    },
    send: <Name extends WalletCommandName>(command: WalletCommand<Name> & { command: Name }) =>
      sendCommand(modal, command),
  }
}
