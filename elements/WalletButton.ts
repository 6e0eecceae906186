import { CompanionButton } from './light/companion.ts'
import type { AccountSummary, NetworkSummary, Summary } from './types/summary.ts'

/** `<wallet-button for="…">`: connects, and shows the account once connected. */
export class WalletButton extends CompanionButton {
  protected readonly view = undefined

  protected render(summary: Summary | null): AccountSummary | null | undefined {
    const { button } = this
    const account = summary?.account
    const isRestoring = !account && summary?.isRestoring
    button.toggleAttribute('data-quiet', !!(account ?? isRestoring))
    button.ariaBusy = isRestoring ? 'true' : null
    button.title = account?.address ?? ''
    this.setLabel(account?.label, summary?.connectLabel ?? 'Connect Wallet')
    return account
  }
}

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
