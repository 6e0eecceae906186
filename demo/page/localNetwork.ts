/** Adds networks, as objects or slugs, to the element's attribute `networks`. */
export function addNetworks(wallet: HTMLElement, networks: readonly (object | string)[]): void {
  const known = wallet.getAttribute('networks') ?? 'ethereum'
  const list: unknown[] = known.startsWith('[')
    ? (JSON.parse(known) as unknown[])
    : known.split(/\s+/)
  wallet.setAttribute('networks', JSON.stringify([...list, ...networks]))
}

/** Adds the local chains to links to the web wallet. The web wallet reads the chains from its URL. */
export function addToWebWallet(chains: Readonly<Record<string, string>>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-web-wallet]')) {
    const url = new URL(link.href)
    url.searchParams.delete('rpc')
    for (const chain of Object.entries(chains)) url.searchParams.append('rpc', chain.join('@'))
    link.href = url.href
  }
}
