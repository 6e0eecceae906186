import type { Network } from '../../types/network.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

export function transactionExplorerUrl(network: Network, hash: string): string | null {
  const base = toSafeHttpUrl(network.blockExplorers?.default.url)
  if (!base) return null
  // Only the path is set, so that the query stays. Some explorers select the network by a query parameter.
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}
