import type { Row } from './view.tsx'

/**
 * What our element is compared with: the least a page would write by hand. React and the view come when
 * they are first needed, the list from the same service, the same rows in a dialog. Nothing is checked.
 */
class BareModal extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #rows: Row[] | undefined
  #view: Promise<typeof import('./view.tsx')> | undefined

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const { command } = (event as CustomEvent<{ command: string }>).detail
      void this.#show(command === 'open')
    })
  }

  async #show(open: boolean): Promise<void> {
    this.#view ??= import('./view.tsx')
    const [view, rows] = await Promise.all([this.#view, this.#rows ?? this.#fetchRows()])
    this.#rows = rows
    view.draw(this.#root, open ? rows : null)
  }

  async #fetchRows(): Promise<Row[]> {
    const services = this.getAttribute('services-url') ?? ''
    const ids = (this.getAttribute('featured-wallet-ids') ?? '').replaceAll(' ', ',')
    const listing = fetch(`${services}/getWallets?projectId=bare&page=1&entries=4&include=${ids}`)
    const installed: Row[] = []
    const onAnnounce = (event: Event) => {
      const { name, icon } = (event as CustomEvent<{ info: Required<Row> }>).detail.info
      installed.push({ name, icon })
    }
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    const { data } = (await (await listing).json()) as {
      data: { name: string; image_id: string }[]
    }
    const listed = data.map(({ name, image_id }) => ({
      name,
      icon: `${services}/getWalletImage/${image_id}?projectId=bare`,
    }))
    return [{ name: 'WalletConnect' }, ...installed, ...listed, { name: 'All Wallets' }]
  }
}

customElements.define('bare-modal', BareModal)
