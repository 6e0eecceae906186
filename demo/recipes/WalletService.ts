import { Injectable, signal } from '@angular/core'
import type { WalletCommand, WalletCommandName } from 'wallet-modal'
import { disconnected, followWallet, sendCommand } from './followWallet.mjs'

/**
 * A service for Angular. Copy this file together with followWallet.mjs. The service has the wallet's state as a signal,
 * and sends commands. The component that contains the `<wallet-modal>` passes the element to `follow`.
 */
@Injectable({ providedIn: 'root' })
export class WalletService {
  private readonly known = signal(disconnected)
  private modal: HTMLElement | null = null
  readonly wallet = this.known.asReadonly()

  /** Follows an element until the returned function is called. */
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
