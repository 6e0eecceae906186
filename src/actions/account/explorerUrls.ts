import type { Network } from '../../types/network.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

/** Explorers that show an address at `/account/…`. All other explorers show it at `/address/…`. */
const accountExplorers = /(?:^|\.)(?:solscan\.io|subscan\.io)$/

/** Sets only the path, so that the query stays. Some explorers select the network by a query parameter. */
function toPage(explorer: string, path: string): string {
  const url = new URL(explorer)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
  return url.href
}

export function accountExplorerUrl(
  network: Network,
  address: string,
): { name: string; url: string } | null {
  const explorer = network.blockExplorers?.default
  const base = explorer && toSafeHttpUrl(explorer.url)
  if (!explorer || !base) return null
  const path = accountExplorers.test(new URL(base).hostname) ? 'account' : 'address'
  return { name: explorer.name, url: toPage(base, `${path}/${address}`) }
}

export function transactionExplorerUrl(network: Network, hash: string): string | null {
  const base = toSafeHttpUrl(network.blockExplorers?.default.url)
  return base && toPage(base, `tx/${encodeURIComponent(hash)}`)
}
