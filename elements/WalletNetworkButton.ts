import { CompanionButton } from './light/companion.ts'
import type { NetworkSummary, Summary } from './types/summary.ts'

/** `<wallet-network-button for="…">`: the active network; opens the list to switch. */
export class WalletNetworkButton extends CompanionButton {
  protected readonly view = 'Networks'

  protected render(summary: Summary | null): NetworkSummary | null | undefined {
    const network = summary?.network
    this.button.setAttribute('data-quiet', '')
    const label = document.createElement(network ? 'span' : 'slot')
    label.append(network?.name ?? 'Network')
    this.button.replaceChildren(label)
    return network
  }
}
