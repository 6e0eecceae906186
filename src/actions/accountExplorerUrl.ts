import type { Network } from '../types/network.ts'
import { toSafeHttpUrl } from '../utils/url.ts'

/** An account's page at the network's block explorer. */
export function accountExplorerUrl(
  network: Network,
  address: string,
): { name: string; url: string } | null {
  const explorer = network.blockExplorers?.default
  const base = explorer && toSafeHttpUrl(explorer.url)
  if (!explorer || !base) return null
  return { name: explorer.name, url: `${base.replace(/\/$/, '')}/address/${address}` }
}
