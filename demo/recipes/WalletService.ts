import { Injectable, signal } from '@angular/core'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A service of Angular to copy, together with followWallet.mjs: what is known of the wallet, as a signal, and its commands.
 * The component that has the `<wallet-modal>` says which one it is.
 */
@Injectable({ providedIn: 'root' })
export class WalletService {
  private readonly known = signal(disconnected)
  private modal: HTMLElement | null = null
  readonly wallet = this.known.asReadonly()

  /** Follows an element until the function that it returns is called. */
  follow(element: HTMLElement): () => void {
    this.modal = element
    const leave = followWallet(element, (wallet) => this.known.set(wallet))
    return () => {
      leave()
      this.modal = null
      this.known.set(disconnected)
    }
  }

  send<Name extends WalletCommandName>(command: WalletCommand<Name> & { command: Name }) {
    return sendCommand(this.modal, command)
  }
}
