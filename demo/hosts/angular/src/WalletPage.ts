import 'wallet-modal'
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  effect,
  inject,
  signal,
  viewChild,
} from '@angular/core'
import { WalletService } from '../../../recipes/WalletService'
import { LocalServices } from './LocalServices'

@Component({
  selector: 'app-wallet',
  imports: [LocalServices],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <wallet-button for="wallet"></wallet-button>
    <wallet-modal #modal id="wallet" networks="ethereum base"></wallet-modal>
    @if (wallet().account; as account) {
      <p>{{ account.address }} on {{ wallet().network?.name }}</p>
      <button type="button" (click)="sign()">Sign</button>
      <button type="button" (click)="pay()">Send 0.001 ETH</button>
      <button type="button" (click)="switchNetwork()">Switch to Base</button>
      <p><output>{{ output() }}</output></p>
    }
  `,
})
export class WalletPage {
  private readonly service = inject(WalletService)
  private readonly modal = viewChild.required<ElementRef<HTMLElement>>('modal')
  readonly wallet = this.service.wallet
  readonly output = signal('')

  constructor() {
    effect((onCleanup) => onCleanup(this.service.follow(this.modal().nativeElement)))
  }

  sign() {
    this.show(this.service.send({ command: 'sign-message', message: 'Hello' }))
  }

  switchNetwork() {
    this.show(this.service.send({ command: 'switch-network', network: 'base' }))
  }

  pay() {
    const { account, providers } = this.wallet()
    const payment = { from: account?.address, to: account?.address, value: '0x38d7ea4c68000' }
    this.show(providers.eip155?.request({ method: 'eth_sendTransaction', params: [payment] }))
  }

  private async show(result?: Promise<unknown>) {
    this.output.set(String(await result?.catch((error: Error) => error.message)))
  }
}
