import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { Network } from '../../types/network.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** Reads a transaction by the nodes of an RPC function. */
export type ReadAt = (rpc: RpcRequest) => Promise<TransactionSighting>

/** Maximum number of hosts that are asked. */
const maxHosts = 3

/** Age of a transaction in ms from which the hosts that do not know it yet are no longer waited for. */
const waitedMs = 30_000

type FoundSighting = Extract<TransactionSighting, { onlyHost?: string | undefined }>

/** True if a node shows that the wallet has sent something other than the order. */
const differs = (seen: TransactionSighting): seen is FoundSighting =>
  seen.state === 'foreign' || ('instead' in seen && seen.instead !== undefined)

const isFound = ({ state }: TransactionSighting) =>
  ['waiting', 'confirmed', 'failed', 'foreign'].includes(state)

/** Returns one URL of each host. */
function hostsOf(urls: readonly string[]): string[] {
  const byHost = new Map([...urls].reverse().map((url) => [new URL(url).host, url]))
  return [...byHost.values()].reverse().slice(0, maxHosts)
}

async function readAt(
  url: string,
  network: Network,
  read: ReadAt,
): Promise<TransactionSighting | null> {
  try {
    return await read(rpcFor(network, url))
  } catch (thrown) {
    log('info', 'a node did not confirm what a wallet has sent', thrown)
    return null
  }
}

/**
 * Asks each host of a network's nodes whether the wallet has sent something other than the order, if one has said so.
 * Resolves with `seen`; null if another host shows the order, or may still show it, so that nothing is told yet. With
 * nodes of one host, or if no other host knows the transaction, its word counts, and `onlyHost` names it. The wallet's
 * own node is not asked, since the wallet is in doubt.
 */
export async function confirmDifference(
  transaction: PendingTransaction,
  seen: TransactionSighting,
  read: ReadAt,
  network: Network,
): Promise<TransactionSighting | null> {
  if (transaction.differs || !differs(seen)) return seen
  const urls = hostsOf((await rpcFor(network).nodes?.()) ?? [])
  const [first] = urls
  if (first === undefined) return seen
  if (urls.length < 2) return { ...seen, onlyHost: new URL(first).host }
  const all = await Promise.all(
    urls.map(async (url) => ({ url, sighting: await readAt(url, network, read) })),
  )
  const found = all.filter(({ sighting }) => sighting && isFound(sighting))
  if (!found.every(({ sighting }) => sighting && differs(sighting))) {
    log('warn', 'nodes disagree on what a wallet has sent', transaction.hash)
    return null
  }
  const [only, ...others] = found
  if (others.length > 0) return seen
  if (!only || Date.now() - transaction.sentAt < waitedMs) return null
  return { ...seen, onlyHost: new URL(only.url).host }
}
