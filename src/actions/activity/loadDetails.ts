import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { providerOf } from '../../controllers/connections.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { startTransactions, transactions, updateDetails } from '../../controllers/transactions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { Transaction } from '../../types/transaction.ts'
import { rpcFor } from '../services/rpcFor.ts'

export const hasDetails = (namespace: Namespace): boolean => hasLaterPart(namespace, 'details')

/** True for a transfer of a token of which the history service states only the contract. */
export function needsProof(
  { metadata, transfers }: Transaction,
  { chainNamespace, nativeCurrency }: Network,
): boolean {
  const { operationType, status } = metadata
  const isTransfer = operationType === 'send' || operationType === 'receive'
  const isToken = transfers.some(
    ({ fungibleInfo }) => fungibleInfo?.symbol !== nativeCurrency.symbol,
  )
  const isListed = hasLaterPart(chainNamespace, 'history') && hasDetails(chainNamespace)
  return isListed && isTransfer && isToken && status === 'confirmed'
}

/**
 * Reads a transaction of the active account from the page's node, unless its end is known. Resolves with false if the
 * node does not know it. Rejects with the errors of `ReadDetails`.
 */
export async function loadDetails(namespace: Namespace, hash: string): Promise<boolean> {
  const { address, caipNetworkId } = accountOf(namespace)
  const network = caipNetworkId && findRequestedNetwork(caipNetworkId)
  if (!address || !network || !hasDetails(namespace)) return false
  const known = transactions.details[hash]
  if (known && known.status !== 'pending') return true
  const owner = caipAddressOf(accountOf(namespace))
  const readDetails = await loadLaterPart(namespace, 'details')
  const request = { hash, address, caipNetworkId, provider: providerOf(namespace) }
  const read = await readDetails(request, rpcFor(network))
  const isSameOwner = owner === caipAddressOf(accountOf(namespace))
  if (!read || !owner || !isSameOwner) return false
  // A payment may be opened from Account before the history is read.
  if (transactions.owner !== owner) startTransactions(owner)
  updateDetails(hash, read)
  return true
}
