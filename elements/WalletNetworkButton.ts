import { CompanionButton, picture, type Summary } from './light/companion.ts'

/** `<wallet-network-button for="…">`: the active network; opens the list to switch. */
export class WalletNetworkButton extends CompanionButton {
  protected readonly view = 'Networks'

  protected render(summary: Summary | null): void {
    const network = summary?.network
    this.button.setAttribute('data-quiet', '')
    const label = document.createElement(network ? 'span' : 'slot')
    label.append(network?.name ?? 'Network')
    this.button.replaceChildren(...(network?.imageUrl ? [picture(network.imageUrl)] : []), label)
  }
}
