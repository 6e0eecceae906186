import { CompanionButton } from './light/companion.ts'
import type { NetworkSummary, Summary } from './types/summary.ts'

/** `<wallet-network-button for="…">`: the active network; opens the list to switch. */
export class WalletNetworkButton extends CompanionButton {
  protected readonly view = 'Networks'

  protected render(summary: Summary | null): NetworkSummary | null | undefined {
    const network = summary?.network
    this.button.toggleAttribute('data-quiet', true)
    this.setLabel(network?.name, 'Network')
    return network
  }
}
