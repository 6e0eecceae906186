import { createSignal, onCleanup } from 'solid-js'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A signal of Solid to copy, together with followWallet.mjs: what is known of the wallet, and its commands. It follows the
 * element that says `ref={follow}`, until the component that called this goes.
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
