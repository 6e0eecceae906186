import type { Row } from './view.tsx'

/**
 * A minimal modal, as a page would write it by hand. The element's size and speed are compared with it. React and the
 * view load on the first opening, or in idle time after the pointer has moved. Installed wallets are listed at once,
 * wallets of the service when its response arrives. No input is validated.
 */
class BareModal extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #listed: Row[] | undefined
  #isOpen = false
  #view: Promise<typeof import('./view.tsx')> | undefined

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const { command } = (event as CustomEvent<{ command: string }>).detail
      this.#isOpen = command === 'open'
      void this.#show()
    })
    const prepare = () => requestIdleCallback(() => void this.#load())
    document.addEventListener('pointermove', prepare, { once: true })
  }

  #load() {
    this.#view ??= import('./view.tsx')
    return this.#view
  }

  async #show(): Promise<void> {
    const listing = this.#listed ?? this.#fetchListed()
    const view = await this.#load()
    const draw = (listed: Row[]) =>
      view.draw(this.#root, this.#isOpen ? [...this.#findInstalled(), ...listed] : null)
    draw(this.#listed ?? [])
    if (!this.#isOpen || this.#listed) return
    this.#listed = await listing
    draw(this.#listed)
  }

  #findInstalled(): Row[] {
    const installed: Row[] = [{ name: 'WalletConnect' }]
    const onAnnounce = (event: Event) => {
      const { name, icon } = (event as CustomEvent<{ info: Required<Row> }>).detail.info
      installed.push({ name, icon })
    }
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    return installed
  }

  async #fetchListed(): Promise<Row[]> {
    const services = this.getAttribute('services-url') ?? ''
    const ids = (this.getAttribute('featured-wallet-ids') ?? '').replaceAll(' ', ',')
    const url = `${services}/getWallets?projectId=bare&page=1&entries=4&include=${ids}`
    const { data } = (await (await fetch(url)).json()) as {
      data: { name: string; image_id: string }[]
    }
    const listed = data.map(({ name, image_id }) => ({
      name,
      icon: `${services}/getWalletImage/${image_id}?projectId=bare`,
    }))
    return [...listed, { name: 'All Wallets' }]
  }
}

customElements.define('bare-modal', BareModal)
