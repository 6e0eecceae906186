import { CompanionButton } from './light/companion.ts'
import type { AccountSummary, Summary } from './types/summary.ts'

/** `<wallet-button for="…">`: connects, and shows the account once connected. */
export class WalletButton extends CompanionButton {
  protected readonly view = undefined

  protected render(summary: Summary | null): AccountSummary | null | undefined {
    const { button } = this
    const account = summary?.account
    const isRestoring = !account && summary?.isRestoring
    button.toggleAttribute('data-quiet', Boolean(account ?? isRestoring))
    if (isRestoring) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
    const label = document.createElement('span')
    button.replaceChildren(label)
    button.title = account?.address ?? ''
    if (account) label.append(account.label)
    else {
      const slot = document.createElement('slot')
      slot.append(summary?.connectLabel ?? 'Connect Wallet')
      label.append(slot)
    }
    return account
  }
}
