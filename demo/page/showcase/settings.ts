/**
 * Settings of the demo page. They are stored only in the element's attributes, so that settings and attributes cannot
 * differ.
 */
export type Variables = Readonly<Record<string, string>>
export type Features = Readonly<Record<string, unknown>>

/** Attributes that the editor writes, the URL contains and the snippets show. */
export const shared = [
  'networks',
  'features',
  'layout',
  'theme-mode',
  'theme-variables',
  'embedded',
] as const

function readJson(wallet: HTMLElement, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(wallet.getAttribute(name) ?? '{}')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    // The URL can contain any value. The element reports a malformed value.
    return {}
  }
}

/** Writes an attribute as JSON; an empty object removes it. */
function writeJson(wallet: HTMLElement, name: string, value: object): void {
  if (Object.keys(value).length === 0) wallet.removeAttribute(name)
  else wallet.setAttribute(name, JSON.stringify(value))
}

export const readVariables = (wallet: HTMLElement) =>
  readJson(wallet, 'theme-variables') as Variables
export const readFeatures = (wallet: HTMLElement): Features => readJson(wallet, 'features')

export const writeVariables = (wallet: HTMLElement, value: Variables) =>
  writeJson(wallet, 'theme-variables', value)
export const writeFeatures = (wallet: HTMLElement, value: Features) =>
  writeJson(wallet, 'features', value)

/** Parses the attribute `networks`: slugs, and objects, which are the local networks. */
export function readNetworks(wallet: HTMLElement): unknown[] {
  // The element's default network is Ethereum.
  const text = wallet.getAttribute('networks')?.trim() || 'ethereum'
  if (!text.startsWith('[')) return text.split(/\s+/)
  try {
    return JSON.parse(text) as unknown[]
  } catch {
    return []
  }
}

export function writeNetworks(wallet: HTMLElement, networks: readonly unknown[]): void {
  const isPlain = networks.every((one) => typeof one === 'string')
  wallet.setAttribute('networks', isPlain ? networks.join(' ') : JSON.stringify(networks))
}

/** Calls `listener` now and whenever one of these attributes changes. */
export function followSettings(wallet: HTMLElement, listener: () => void): void {
  listener()
  new MutationObserver(listener).observe(wallet, { attributeFilter: [...shared] })
}
