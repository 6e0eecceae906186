import type { Network } from '../../types/network.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

/** Explorers whose path to an address is `/account/…`; of all others it is `/address/…`. */
const accountExplorers = /(?:^|\.)(?:solscan\.io|subscan\.io)$/

export function accountExplorerUrl(
  network: Network,
  address: string,
): { name: string; url: string } | null {
  const explorer = network.blockExplorers?.default
  const base = explorer && toSafeHttpUrl(explorer.url)
  if (!explorer || !base) return null
  // A network parameter behind the path is kept: some explorers need it.
  const url = new URL(base)
  const path = accountExplorers.test(url.hostname) ? 'account' : 'address'
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${address}`
  return { name: explorer.name, url: url.href }
}
