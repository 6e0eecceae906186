import 'wallet-modal'
import type { WalletModalEventDetails } from 'wallet-modal'

type Connected = WalletModalEventDetails['connect']

interface Page<Provider> {
  networks: string
  /** Actions of the buttons with the connected account on its network. Each resolves with the text to show. */
  buttons: Record<string, (provider: Provider, connected: Connected) => Promise<string>>
}

// URLs of the demo's local services. Your app sets `project-id` instead.
const services: Record<string, string> = JSON.parse(import.meta.env.VITE_WALLET ?? '{}')

/** Creates an element with attributes and children. */
function create(tag: string, attributes: Record<string, string>, ...inside: (Node | string)[]) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...inside)
  return element
}

/**
 * Creates the page of an app without a framework. It has two views. One of them contains the modal, the connected
 * account and the buttons.
 */
export function startPage<Provider>({ networks, buttons }: Page<Provider>): void {
  const account = create('p', {})
  const output = create('output', {})
  const section = create('section', { hidden: '' }, account)
  const modal = create('wallet-modal', { id: 'wallet', networks, ...services })
  const companions = ['wallet-network-button', 'wallet-button'].map((tag) =>
    create(tag, { for: 'wallet' }),
  )
  const home = create('main', {}, ...companions, modal, section)
  const about = create('main', {}, create('p', {}, 'Nothing is asked here.'))
  let connected: Connected | undefined

  function show(changed: Connected) {
    connected = changed
    section.hidden = false
    account.textContent = `${connected.address} on ${connected.network.name}`
  }
  modal.addEventListener('connect', (event) => show((event as CustomEvent<Connected>).detail))
  modal.addEventListener('networkchange', (event) => {
    const { detail } = event as CustomEvent<WalletModalEventDetails['networkchange']>
    if (connected) show({ ...connected, network: detail.network })
  })
  modal.addEventListener('accountchange', (event) => {
    const { detail } = event as CustomEvent<WalletModalEventDetails['accountchange']>
    if (connected) show({ ...connected, address: detail.address })
  })
  modal.addEventListener('disconnect', () => {
    connected = undefined
    section.hidden = true
    output.textContent = ''
  })

  for (const [name, act] of Object.entries(buttons)) {
    const button = create('button', { type: 'button' }, name)
    button.onclick = async () => {
      if (!connected) return
      const { provider } = connected
      output.textContent = await act(provider as Provider, connected).catch(
        (error) => error.message,
      )
    }
    section.append(button)
  }
  section.append(create('p', {}, output))

  /** Changing the view removes the element from the page and inserts it again. */
  function route() {
    document.querySelector('main')?.remove()
    document.body.append(location.hash === '#/about' ? about : home)
  }
  const link = (href: string, name: string) => create('a', { href }, name)
  document.body.append(create('nav', {}, link('#/', 'Wallet'), ' ', link('#/about', 'About')))
  addEventListener('hashchange', route)
  route()
}
