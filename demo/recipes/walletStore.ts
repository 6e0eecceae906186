import { writable } from 'svelte/store'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, type FollowedWallet, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A store for Svelte. Copy this file together with followWallet.mjs. The store has the wallet's state, and sends
 * commands. `use:wallet.follow` on the `<wallet-modal>` follows the element, which may be inserted and removed at any
 * time.
 */
export function createWallet() {
  const { subscribe, set } = writable(disconnected)
  let modal: HTMLElement | null = null

  // An element that leaves the page reports the change at once, but Svelte refuses changes while it removes elements.
  function update(wallet: FollowedWallet) {
    queueMicrotask(() => set(modal ? wallet : disconnected))
  }

  return {
    subscribe,
    follow(element: HTMLElement) {
      modal = element
      const leave = followWallet(element, update)
      return {
        destroy() {
          leave()
          modal = null
          update(disconnected)
        },
      }
    },
    send: <Name extends WalletCommandName>(command: WalletCommand<Name> & { command: Name }) =>
      sendCommand(modal, command),
  }
}
