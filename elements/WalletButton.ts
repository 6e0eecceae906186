import { CompanionButton, picture, type Summary } from './light/companion.ts'

/** `<wallet-button for="…">`: connects, and shows the account once connected. */
export class WalletButton extends CompanionButton {
  protected readonly view = undefined

  protected render(summary: Summary | null): void {
    const { button } = this
    const account = summary?.account
    button.toggleAttribute('data-quiet', Boolean(account))
    if (!account) {
      const slot = document.createElement('slot')
      slot.append(summary?.connectLabel ?? 'Connect Wallet')
      button.replaceChildren(slot)
      button.removeAttribute('title')
      return
    }
    button.title = account.address
    const label = document.createElement('span')
    label.append(account.label)
    const balance = document.createElement('span')
    balance.className = 'balance'
    balance.append(account.balance ?? '')
    button.replaceChildren(
      ...(account.avatarUrl ? [picture(account.avatarUrl)] : []),
      label,
      ...(account.balance ? [balance] : []),
    )
  }
}
