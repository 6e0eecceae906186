import css from './button.css'
import { adopt, BaseElement } from './dom.ts'

/** What the buttons show, as `<wallet-modal>` publishes it. */
export interface AccountSummary {
  address: string
  /** A registered name, or the address shortened. */
  label: string
  avatarUrl: string | null
  /** Drawn from the address, as a CSS background, where there is no picture. */
  avatarBackground: string
  /** With its unit, never rounded up; null while unknown. */
  balance: string | null
  /** The picture of the token whose balance it is, where the page has named one. */
  balanceUrl: string | null
}

export interface NetworkSummary {
  name: string
  caipNetworkId: string
  imageUrl: string | null
}

/** The value of the `wallet-modal/account` context. */
export interface Summary {
  account: AccountSummary | null
  network: NetworkSummary | null
  /** The connect button's text in the modal's language. */
  connectLabel: string
  /** A stored session is being restored, so it is not known yet who is connected. */
  isRestoring: boolean
}

/** A button in front of the `<wallet-modal>` that its `for` attribute names. */
export abstract class CompanionButton extends BaseElement {
  static observedAttributes = ['for']

  protected readonly button: HTMLButtonElement = document.createElement('button')
  #unsubscribe: (() => void) | undefined
  #root: Node | undefined
  #onReady = (event: Event) => {
    if (event.target === this.#target) this.#subscribe()
  }

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    adopt(root, css)
    this.button.type = 'button'
    this.button.part.add('button')
    this.button.addEventListener('click', () => this.#send())
    root.append(this.button)
  }

  protected abstract render(summary: Summary | null): void
  /** The view that a click opens; undefined lets the modal choose. */
  protected abstract readonly view: string | undefined

  connectedCallback(): void {
    // The modal that `for` names may come into the page later, or be replaced by another.
    this.#root = this.getRootNode()
    this.#root.addEventListener('ready', this.#onReady, true)
    this.#subscribe()
  }

  disconnectedCallback(): void {
    this.#root?.removeEventListener('ready', this.#onReady, true)
    this.#unsubscribe?.()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#subscribe()
  }

  get #target(): HTMLElement | null {
    const root = this.getRootNode() as Document | ShadowRoot
    return root.getElementById?.(this.getAttribute('for') ?? '') ?? null
  }

  #subscribe(): void {
    this.#unsubscribe?.()
    this.render(null)
    const request = Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
      context: 'wallet-modal/account',
      subscribe: true,
      callback: (value: Summary | null, unsubscribe?: () => void) => {
        this.#unsubscribe = unsubscribe
        this.render(value)
      },
    })
    this.#target?.dispatchEvent(request)
  }

  #send(): void {
    const detail = { command: 'open', ...(this.view && { view: this.view }) }
    this.#target?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  }
}

/** A round mark that takes no part in the button's name. */
export function mark(background: string, text = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mark'
  element.ariaHidden = 'true'
  element.style.background = background
  element.append(text)
  return element
}

/** An image that takes no part in the button's name. */
export function picture(url: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = ''
  image.src = url
  return image
}
