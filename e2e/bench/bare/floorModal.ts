/**
 * The floor: React and a list of names, drawn on a click. It has no dialog, no service and no pictures, so no modal that
 * uses React opens sooner. React loads on the first opening, or in idle time after the pointer has moved.
 */
class FloorModal extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  #list: Promise<typeof import('./list.ts')> | undefined

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const { command } = (event as CustomEvent<{ command: string }>).detail
      void this.#load().then(({ draw }) => draw(this.#root, command === 'open'))
    })
    const prepare = () => requestIdleCallback(() => void this.#load())
    document.addEventListener('pointermove', prepare, { once: true })
  }

  #load() {
    this.#list ??= import('./list.ts')
    return this.#list
  }
}

customElements.define('floor-modal', FloorModal)
