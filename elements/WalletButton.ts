import { CompanionButton, mark, picture, type Summary } from './light/companion.ts'

/** `<wallet-button for="…">`: connects, and shows the account once connected. */
export class WalletButton extends CompanionButton {
  protected readonly view = undefined

  protected render(summary: Summary | null): void {
    const { button } = this
    const account = summary?.account
    const isRestoring = !account && Boolean(summary?.isRestoring)
    button.toggleAttribute('data-quiet', Boolean(account) || isRestoring)
    if (isRestoring) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
    if (!account) {
      const label = document.createElement('span')
      const slot = document.createElement('slot')
      slot.append(summary?.connectLabel ?? 'Connect Wallet')
      label.append(slot)
      button.replaceChildren(label)
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
      account.avatarUrl ? picture(account.avatarUrl) : mark(account.avatarBackground),
      label,
      ...(account.balance && account.balanceUrl ? [picture(account.balanceUrl)] : []),
      ...(account.balance ? [balance] : []),
    )
  }
}
