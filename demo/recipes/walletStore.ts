import { writable } from 'svelte/store'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, type FollowedWallet, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A store of Svelte to copy, together with followWallet.mjs: what is known of the wallet, and its commands. It follows the
 * element that says `use:wallet.follow`, which may come and go.
 */
export function createWallet() {
  const { subscribe, set } = writable(disconnected)
  let modal: HTMLElement | null = null

  // An element that leaves the page tells of it at once, but Svelte refuses changes while it takes elements out.
  function tell(wallet: FollowedWallet) {
    queueMicrotask(() => set(modal ? wallet : disconnected))
  }

  return {
    subscribe,
    follow(element: HTMLElement) {
      modal = element
      const leave = followWallet(element, tell)
      return {
        destroy() {
          leave()
          modal = null
          tell(disconnected)
        },
      }
    },
    send: <Name extends WalletCommandName>(command: WalletCommand<Name> & { command: Name }) =>
      sendCommand(modal, command),
  }
}
