import type { Network } from '../../types/network.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

/** A transaction's page at the network's block explorer; null where the network names none. */
export function transactionExplorerUrl(network: Network, hash: string): string | null {
  const base = toSafeHttpUrl(network.blockExplorers?.default.url)
  if (!base) return null
  // What follows the path stays behind it: some explorers name the network there.
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}
