import type { Network } from '../../types/network.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

/** Explorers that show an address at `/account/…`. All other explorers show it at `/address/…`. */
const accountExplorers = /(?:^|\.)(?:solscan\.io|subscan\.io)$/

export function accountExplorerUrl(
  network: Network,
  address: string,
): { name: string; url: string } | null {
  const explorer = network.blockExplorers?.default
  const base = explorer && toSafeHttpUrl(explorer.url)
  if (!explorer || !base) return null
  // Only the path is set, so that the query stays. Some explorers select the network by a query parameter.
  const url = new URL(base)
  const path = accountExplorers.test(url.hostname) ? 'account' : 'address'
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${address}`
  return { name: explorer.name, url: url.href }
}
