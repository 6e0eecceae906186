import { networkMark } from '../../src/utils/networkMarks.ts'
import type { AccountSummary, NetworkSummary } from '../types/summary.ts'
import css from './marks.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** A round mark that takes no part in the button's name. */
function mark(background: string, text = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mark'
  element.ariaHidden = 'true'
  element.style.background = background
  element.append(text)
  return element
}

/** An image that takes no part in the button's name. */
function picture(url: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = ''
  image.src = url
  return image
}

function decorateAccount(button: HTMLElement, account: AccountSummary): void {
  const { avatarUrl, avatarBackground, balance, balanceUrl } = account
  button.prepend(avatarUrl ? picture(avatarUrl) : mark(avatarBackground))
  if (!balance) return
  if (balanceUrl) button.append(picture(balanceUrl))
  const text = document.createElement('span')
  text.className = 'balance'
  text.append(balance)
  button.append(text)
}

function decorateNetwork(button: HTMLElement, network: NetworkSummary): void {
  const { background, text } = networkMark(network)
  button.prepend(network.imageUrl ? picture(network.imageUrl) : mark(background, text))
}

/** Puts pictures, marks and the balance around the text of a button. */
export function decorate(button: HTMLElement, shown: AccountSummary | NetworkSummary): void {
  const root = button.getRootNode() as ShadowRoot
  // A document adopts none of another's, and a button may have been moved into one.
  if (root.ownerDocument === document && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets.push(sheet)
  }
  if ('address' in shown) decorateAccount(button, shown)
  else decorateNetwork(button, shown)
}
