import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { Network } from '../../types/network.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { toSafeHttpUrl } from '../../utils/url.ts'

/** Explorers that show an address at `/account/…`. All other explorers show it at `/address/…`. */
const accountExplorers = /(?:^|\.)(?:solscan\.io|subscan\.io)$/

/** Sets only the path, so that the query stays: it may select the network, as `?cluster=devnet` of Solscan. */
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

/**
 * Returns the page of a transaction that was sent from this browser; null if the page has not configured its network, if
 * its id is no hash of a transaction and none has carried it out yet, or if it is another account's. The link is not
 * stored, because another tab or an extension may write to storage.
 */
export function pendingExplorerUrl(
  transaction: Pick<
    PendingTransaction,
    'caipNetworkId' | 'hash' | 'hashKind' | 'isBatch' | 'phase' | 'replacedBy'
  >,
): string | null {
  const { caipNetworkId, hash, hashKind, isBatch, phase, replacedBy } = transaction
  const network = findRequestedNetwork(caipNetworkId)
  if (!network || phase === 'foreign') return null
  const isMinedAs = isBatch || hashKind !== undefined || phase === 'confirmed'
  const mined = (isMinedAs && replacedBy) || (isBatch || hashKind ? null : hash)
  return mined && transactionExplorerUrl(network, mined)
}
