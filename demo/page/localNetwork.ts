/** Adds networks to the configured ones. */
export function addNetworks(wallet: HTMLElement, networks: readonly (object | string)[]): void {
  const known = wallet.getAttribute('networks') ?? 'ethereum'
  const list: unknown[] = known.startsWith('[')
    ? (JSON.parse(known) as unknown[])
    : known.split(/\s+/)
  wallet.setAttribute('networks', JSON.stringify([...list, ...networks]))
}

/** Adds all local chains to the links of the web wallet. */
export function tellWebWallet(chains: Readonly<Record<string, string>>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-web-wallet]')) {
    const url = new URL(link.href)
    url.searchParams.delete('rpc')
    for (const chain of Object.entries(chains)) url.searchParams.append('rpc', chain.join('@'))
    link.href = url.href
  }
}
