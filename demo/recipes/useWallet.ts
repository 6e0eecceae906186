import { type Ref, shallowRef, watch } from 'vue'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A composable of Vue to copy, together with followWallet.mjs: what is known of the wallet, as a ref, and its commands.
 * `modal` is the template ref of the `<wallet-modal>`, which may come and go.
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
