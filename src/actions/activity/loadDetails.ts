import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { providerOf } from '../../controllers/connections.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { startTransactions, transactions, updateDetails } from '../../controllers/transactions.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
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

/** Reads that are under way: a row in sight, the search for spam and the open details may need the same one. */
const reading = new Map<string, Promise<boolean>>()

interface Read {
  hash: string
  address: string
  network: Network
  owner: CaipAddress
}

async function readFromNode({ hash, address, network, owner }: Read): Promise<boolean> {
  const { caipNetworkId, chainNamespace } = network
  const readDetails = await loadLaterPart(chainNamespace, 'details')
  const request = { hash, address, caipNetworkId, provider: providerOf(chainNamespace) }
  const read = await readDetails(request, rpcFor(network))
  if (!read || owner !== caipAddressOf(accountOf(chainNamespace))) return false
  // A payment may be opened from Account before the history is read.
  if (transactions.owner !== owner) startTransactions(owner)
  updateDetails(hash, read)
  return true
}

/**
 * Reads a transaction of the active account from the page's node, unless its end is known. Resolves with false if the
 * node does not know it. Rejects with the errors of `ReadDetails`.
 */
export async function loadDetails(namespace: Namespace, hash: string): Promise<boolean> {
  const account = accountOf(namespace)
  const { address, caipNetworkId } = account
  const owner = caipAddressOf(account)
  const network = caipNetworkId && findRequestedNetwork(caipNetworkId)
  if (!address || !owner || !network || !hasDetails(namespace)) return false
  const known = transactions.details[hash]
  if (known && known.status !== 'pending') return true
  const key = `${owner} ${hash}`
  const run =
    reading.get(key) ??
    readFromNode({ hash, address, network, owner }).finally(() => reading.delete(key))
  reading.set(key, run)
  return run
}
