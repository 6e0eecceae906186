import type { AccountSummary, NetworkSummary, Summary } from '../types/summary.ts'
import css from './button.css'
import { adopt, BaseElement } from './dom.ts'
import { teach } from './teach.ts'

type Decorate = typeof import('../buttons/decorate.ts').decorate

/** The function that draws an account or network; its chunk loads when the first one is drawn. */
let decorate: Decorate | undefined

abstract class CompanionButton extends BaseElement {
  static observedAttributes = ['for']

  protected readonly button: HTMLButtonElement = document.createElement('button')
  #unsubscribe: (() => void) | undefined
  #root: Node | undefined
  #shown: Summary | null = null
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

  /** Draws the button's text. Returns the summary of the account or network, which is drawn around the text. */
  protected abstract render(
    summary: Summary | null,
  ): AccountSummary | NetworkSummary | null | undefined
  /** The view that a click opens; if undefined, the modal chooses it. */
  protected abstract readonly view: string | undefined

  /** Shows `text`. If `text` is undefined, shows the content of the element, or `otherwise` if the element is empty. */
  protected setLabel(text: string | undefined, otherwise: string): void {
    const label = document.createElement('span')
    const slot = document.createElement('slot')
    slot.append(otherwise)
    label.append(text ?? slot)
    this.button.replaceChildren(label)
  }

  connectedCallback(): void {
    // The modal with the id in `for` may be inserted later, or be replaced by another.
    this.#root = this.getRootNode()
    this.#root.addEventListener('ready', this.#onReady, true)
    this.#subscribe()
    teach().then((teacher) => teacher?.warnIfLost(this))
  }

  disconnectedCallback(): void {
    this.#root?.removeEventListener('ready', this.#onReady, true)
    this.#unsubscribe?.()
  }

  attributeChangedCallback(): void {
    this.#subscribe()
  }

  get #target(): HTMLElement | null | undefined {
    return (this.getRootNode() as Document | ShadowRoot).getElementById?.(
      this.getAttribute('for') ?? '',
    )
  }

  #subscribe(): void {
    this.#unsubscribe?.()
    this.#show(null)
    const request = Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
      context: 'wallet-modal/account',
      subscribe: true,
      callback: (value: Summary | null, unsubscribe?: () => void) => {
        this.#unsubscribe = unsubscribe
        this.#show(value)
      },
    })
    this.#target?.dispatchEvent(request)
  }

  #show(summary: Summary | null): void {
    this.#shown = summary
    const around = this.render(summary)
    this.button.title = ''
    // English buttons without an account or network need no other file.
    const modal = this.#target
    const { lang } = modal?.closest<HTMLElement>('[lang]') ?? this
    if (!around && /^en/.test(lang || navigator.language) && !modal?.hasAttribute('texts')) return
    if (decorate) decorate(this.button, around, modal)
    else
      import('../buttons/decorate.ts').then(
        (module) => {
          decorate = module.decorate
          this.#show(this.#shown)
        },
        () => {},
      )
  }

  #send(): void {
    const detail = { command: 'open', view: this.view }
    this.#target?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  }
}

/** `<wallet-button for="…">` connects a wallet, and shows the account once connected. */
export class WalletButton extends CompanionButton {
  protected readonly view = undefined

  protected render(summary: Summary | null): AccountSummary | null | undefined {
    const { button } = this
    const account = summary?.account
    const isRestoring = !account && summary?.isRestoring
    button.toggleAttribute('data-quiet', !!(account ?? isRestoring))
    button.ariaBusy = isRestoring ? 'true' : null
    // Browsers ignore the assignment of `undefined`, since it is no valid value of this property.
    button.style.colorScheme = summary?.colorScheme as string
    this.setLabel(account?.label, summary?.connectLabel || 'Connect Wallet')
    return account
  }
}

/** `<wallet-network-button for="…">` shows the active network, and opens the list of networks. */
export class WalletNetworkButton extends CompanionButton {
  protected readonly view = 'Networks'

  protected render(summary: Summary | null): NetworkSummary | null | undefined {
    const network = summary?.network
    this.button.toggleAttribute('data-quiet', true)
    this.setLabel(network?.name, 'Network')
    return network
  }
}
