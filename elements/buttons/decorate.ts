import type { AccountSummary, NetworkSummary } from '../types/summary.ts'
import css from './marks.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** Draws a disc, hidden from the button's accessible name. */
function mark(background: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mark'
  element.ariaHidden = 'true'
  element.style.background = background
  return element
}

/** Draws an image, hidden from the button's accessible name. */
function picture(url: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = ''
  // Without a referrer, the image's server does not learn the page's URL.
  image.referrerPolicy = 'no-referrer'
  image.src = url
  return image
}

/** Draws the state of a transaction. Its text is a part of the button's accessible name. */
function sign({ phase, label }: NonNullable<AccountSummary['transaction']>): HTMLElement {
  const element = document.createElement('span')
  element.className = `transaction ${phase}`
  element.setAttribute('role', 'img')
  element.ariaLabel = label
  return element
}

function decorateAccount(button: HTMLElement, account: AccountSummary): void {
  const { address, avatarUrl, avatarBackground, balance, balanceUrl, transaction } = account
  button.title = address
  const drawn = mark(avatarBackground)
  const avatar = avatarUrl ? picture(avatarUrl) : drawn
  avatar.addEventListener('error', () => avatar.replaceWith(drawn))
  button.prepend(avatar)
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

/** Draws the page's image of the network, else the package's, else the first letter of the network's name. */
function decorateNetwork(button: HTMLButtonElement, network: NetworkSummary): void {
  const { canSwitch, caipNetworkId, imageUrl, name } = network
  button.disabled = !canSwitch
  if (imageUrl) {
    button.prepend(picture(imageUrl))
    return
  }
  const place = mark('#5f6570')
  button.prepend(place)
  const show = (svg?: string) => {
    if (svg) place.replaceWith(picture(`data:image/svg+xml,${encodeURIComponent(svg)}`))
    else place.append([...name][0]?.toUpperCase() ?? '')
  }
  import('../../src/utils/networkPictures.ts').then(
    ({ networkPicture }) => show(networkPicture(caipNetworkId)),
    () => show(),
  )
}

/** Draws an account or network. A button without either gets the text of its modal. */
export function decorate(
  button: HTMLButtonElement,
  shown: AccountSummary | NetworkSummary | null | undefined,
  modal?: Element | null,
): void {
  if (!shown) {
    import('./translateLabel.ts').then(
      ({ translateLabel }) => translateLabel(button, modal),
      () => {},
    )
    return
  }
  const root = button.getRootNode() as ShadowRoot
  // Only the document that constructed the sheet can adopt it, and the button may have been moved to another document.
  if (root.ownerDocument === document && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets.push(sheet)
  }
  if ('address' in shown) decorateAccount(button, shown)
  else decorateNetwork(button, shown)
}
