import type { HostEventMap } from '../../src/types/host.ts'
import { adopt, BaseElement, isBrowser } from '../light/dom.ts'
import { followTarget } from '../store/followTarget.ts'
import { button, node } from './node.ts'
import css from './panel.css'
import { toPlainText } from './plain.ts'
import { type RecordedEvent, recordEvents } from './recordEvents.ts'
import { listTestWallets } from './testWallets.ts'

const tabs = ['State', 'Events', 'Requests', 'Log', 'Test wallets'] as const
type Tab = (typeof tabs)[number]

const time = ({ at }: RecordedEvent) => at.toISOString().slice(11, 23)

function showEvent(event: RecordedEvent): HTMLElement {
  return node(
    'details',
    {},
    node('summary', {}, node('time', {}, time(event)), ` ${event.name}`),
    node('pre', {}, toPlainText(event.detail)),
  )
}

/** A request of the page with the verdict of its review, and its sentences. */
function showRequest(event: RecordedEvent): HTMLElement {
  const { namespace, method, verdict, sentences, changes } = event.detail as HostEventMap['review']
  return node(
    'details',
    { open: '' },
    node(
      'summary',
      {},
      node('time', {}, time(event)),
      ` ${namespace} ${method} `,
      node('b', { 'data-verdict': verdict }, verdict),
    ),
    node('ul', {}, ...sentences.map((sentence) => node('li', {}, sentence))),
    node('pre', {}, toPlainText(changes)),
  )
}

/**
 * A panel for developers: state, events, requests with their verdicts, log and test wallets of a `<wallet-modal>`. The
 * attribute `for` has its id; without one the panel follows the first of the page.
 */
export class WalletModalDevtools extends BaseElement {
  #events: readonly RecordedEvent[] = []
  #tab: Tab = 'State'
  #content = isBrowser ? node('div', { class: 'content', role: 'tabpanel', tabindex: '0' }) : null
  #stops: (() => void)[] = []

  /** Read for each use, since the page may set it later. */
  #target = () => this.getAttribute('for') ?? undefined
  #find = () => {
    const id = this.#target()
    return id ? document.getElementById(id) : document.querySelector('wallet-modal')
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.#build()
    this.#stops = [
      recordEvents(this.#find, (events) => {
        this.#events = events
        if (this.#tab !== 'Log' && this.#tab !== 'Test wallets') this.#show()
      }),
      followTarget(this.#target()).subscribe(() => this.#tab === 'State' && this.#show()),
    ]
    this.#show()
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop()
  }

  #build(): void {
    const root = this.attachShadow({ mode: 'open' })
    adopt(root, css)
    const list = node('div', { role: 'tablist', 'aria-label': 'Wallet devtools', class: 'row' })
    const select = (tab: Tab) => {
      this.#tab = tab
      for (const one of list.children) {
        const isSelected = one.textContent === tab
        one.setAttribute('aria-selected', String(isSelected))
        one.setAttribute('tabindex', isSelected ? '0' : '-1')
      }
      this.#content?.setAttribute('aria-label', tab)
      this.#show()
    }
    for (const tab of tabs) list.append(button(tab, () => select(tab), { role: 'tab' }))
    list.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (!step) return
      const next = (tabs.indexOf(this.#tab) + step + tabs.length) % tabs.length
      select(tabs[next] ?? 'State')
      ;(list.children[next] as HTMLElement).focus()
    })
    const panel = node('details', { class: 'panel' }, node('summary', {}, 'Wallet devtools'), list)
    if (this.#content) panel.append(this.#content)
    // A closed panel draws nothing.
    panel.addEventListener('toggle', () => this.#show())
    root.append(panel)
    select('State')
  }

  #show(): void {
    const content = this.#content
    if (!content || !this.shadowRoot?.querySelector('details.panel')?.hasAttribute('open')) return
    content.replaceChildren(...this.#draw())
  }

  #draw(): Node[] {
    const found = this.#find()
    if (!found && this.#tab !== 'Test wallets')
      return [node('p', {}, 'The page has no <wallet-modal> of this id.')]
    const { read, commands } = followTarget(this.#target())
    const act = (run: () => Promise<unknown>) => () => void run().catch(() => {})
    const shown: Record<Tab, () => Node[]> = {
      State: () => [
        node(
          'div',
          { class: 'row' },
          button('Open', act(commands.open)),
          button('Close', act(commands.close)),
          button('Disconnect', act(commands.disconnect)),
        ),
        node('pre', {}, toPlainText(read().state)),
      ],
      Events: () => this.#events.map(showEvent),
      Requests: () => this.#events.filter(({ name }) => name === 'review').map(showRequest),
      Log: () => [this.#readLog()],
      'Test wallets': () => listTestWallets(() => this.#show()),
    }
    const nodes = shown[this.#tab]()
    return nodes.length > 0 ? nodes : [node('p', {}, 'Nothing yet.')]
  }

  async #readLogText(): Promise<string> {
    const detail: { command: string; result?: Promise<string> } = { command: 'log' }
    this.#find()?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    return (await detail.result) ?? ''
  }

  #readLog(): HTMLElement {
    const text = node('pre', {}, '…')
    const set = (value: unknown) => {
      text.textContent = String(value) || 'Nothing yet.'
    }
    this.#readLogText().then(set, set)
    return text
  }
}

if (isBrowser && !customElements.get('wallet-modal-devtools'))
  customElements.define('wallet-modal-devtools', WalletModalDevtools)
