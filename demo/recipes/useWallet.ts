import { type Ref, shallowRef, watch } from 'vue'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A composable for Vue. Copy this file together with followWallet.mjs. Returns the wallet's state as a ref, and a
 * function that sends commands. `modal` is the template ref of the `<wallet-modal>`, which may be inserted and removed
 * at any time.
 */
export function useWallet(modal: Readonly<Ref<HTMLElement | null>>) {
  const wallet = shallowRef(disconnected)
  watch(
    modal,
    (element, _, onCleanup) => {
      wallet.value = disconnected
      if (element) onCleanup(followWallet(element, (now) => (wallet.value = now)))
    },
    { immediate: true },
  )
  const send = <Name extends WalletCommandName>(command: WalletCommand<Name> & { command: Name }) =>
    sendCommand(modal.value, command)
  return { wallet, send }
}
