import { networkMark } from '../../src/utils/networkMarks.ts'
import type { AccountSummary, NetworkSummary } from '../types/summary.ts'
import css from './marks.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** Draws a letter on a background, hidden from the button's accessible name. */
function mark(background: string, text = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mark'
  element.ariaHidden = 'true'
  element.style.background = background
  element.append(text)
  return element
}

/** Draws an image, hidden from the button's accessible name. */
function picture(url: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = ''
  image.src = url
  return image
}

/** Draws the state of a transaction, as a part of the button's accessible name. */
function sign({ phase, label }: NonNullable<AccountSummary['transaction']>): HTMLElement {
  const element = document.createElement('span')
  element.className = `transaction ${phase}`
  element.setAttribute('role', 'img')
  element.ariaLabel = label
  return element
}

function decorateAccount(button: HTMLElement, account: AccountSummary): void {
  const { avatarUrl, avatarBackground, balance, balanceUrl, transaction } = account
  button.prepend(avatarUrl ? picture(avatarUrl) : mark(avatarBackground))
  if (transaction) button.append(sign(transaction))
  if (!balance) return
  if (balanceUrl) button.append(picture(balanceUrl))
  const text = document.createElement('span')
  text.className = 'balance'
  // Keeps the unit after the number on right-to-left pages.
  text.dir = 'ltr'
  text.append(balance)
  button.append(text)
}

function decorateNetwork(button: HTMLButtonElement, network: NetworkSummary): void {
  const { background, text } = networkMark(network)
  button.disabled = !network.canSwitch
  button.prepend(network.imageUrl ? picture(network.imageUrl) : mark(background, text))
}

export function decorate(button: HTMLButtonElement, shown: AccountSummary | NetworkSummary): void {
  const root = button.getRootNode() as ShadowRoot
  // Only the document that constructed the sheet can adopt it, and the button may have been moved to another document.
  if (root.ownerDocument === document && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets.push(sheet)
  }
  if ('address' in shown) decorateAccount(button, shown)
  else decorateNetwork(button, shown)
}
