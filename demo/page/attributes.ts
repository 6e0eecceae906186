/** The editor control of an attribute. */
type Kind = 'boolean' | 'true|false' | 'text' | readonly string[]

const attributes: Readonly<Record<string, Kind>> = {
  layout: ['card', 'wide'],
  'theme-mode': ['auto', 'light', 'dark'],
  embedded: 'boolean',
  debug: 'boolean',
  networks: 'text',
  'default-network': 'text',
  'custom-rpc-urls': 'text',
  'allow-unsupported-chain': 'boolean',
  'enable-network-switch': 'true|false',
  'enable-reconnect': 'true|false',
  'enable-injected': 'true|false',
  'enable-eip6963': 'true|false',
  'enable-walletconnect': 'true|false',
  'enable-coinbase': 'true|false',
  'enable-wallet-guide': 'true|false',
  features: 'text',
  'featured-wallet-ids': 'text',
  'include-wallet-ids': 'text',
  'only-wallets': 'text',
  'exclude-wallet-ids': 'text',
  'custom-wallets': 'text',
  'all-wallets': ['show', 'hide', 'only-mobile'],
  tokens: 'text',
  onramp: 'text',
  'default-account-types': 'text',
  siwx: 'text',
  'terms-url': 'text',
  'privacy-url': 'text',
  'theme-variables': 'text',
  lang: 'text',
  announce: 'boolean',
  'follow-transactions': 'boolean',
  metadata: 'text',
  'project-id': 'text',
  'services-url': 'text',
  'blockchain-api-url': 'text',
  'analytics-url': 'text',
  'relay-url': 'text',
  'nostr-relays': 'text',
  'restore-from': 'text',
  'dns-resolvers': 'text',
  'metamask-relay': 'text',
  'frame-url': 'text',
}

function control(wallet: HTMLElement, name: string, kind: Kind): HTMLElement {
  if (kind === 'boolean' || kind === 'true|false') {
    const box = document.createElement('input')
    box.type = 'checkbox'
    const isPresence = kind === 'boolean'
    box.checked = isPresence ? wallet.hasAttribute(name) : wallet.getAttribute(name) !== 'false'
    box.addEventListener('change', () => {
      if (isPresence) wallet.toggleAttribute(name, box.checked)
      else wallet.setAttribute(name, String(box.checked))
    })
    return box
  }
  const field = document.createElement(typeof kind === 'string' ? 'input' : 'select')
  if (field instanceof HTMLSelectElement && typeof kind !== 'string') {
    field.append(...kind.map((value) => new Option(value)))
  }
  field.value = wallet.getAttribute(name) ?? (typeof kind === 'string' ? '' : (kind[0] ?? ''))
  field.addEventListener('change', () => {
    if (field.value) wallet.setAttribute(name, field.value)
    else wallet.removeAttribute(name)
  })
  return field
}

/** Shows a switch, choice or field for every attribute. */
export function showAttributes(form: HTMLElement, wallet: HTMLElement): void {
  form.append(
    ...Object.entries(attributes).map(([name, kind]) => {
      const label = document.createElement('label')
      const text = document.createElement('span')
      text.append(name)
      label.append(text, control(wallet, name, kind))
      return label
    }),
  )
}
