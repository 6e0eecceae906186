import type { Network } from '../../types/network.ts'
import type {
  FindHashes,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../types/pendingTransaction.ts'
import { rpcFor } from '../services/rpcFor.ts'
import type { ReadAt } from './confirmDifference.ts'

/**
 * Reads a transaction, and has other nodes confirm that it is not the order. Null if they do not. Rejects with the errors
 * of `read`, and with LOAD_FAILED.
 */
export async function readProved(
  transaction: PendingTransaction,
  read: ReadAt,
  network: Network,
): Promise<TransactionSighting | null> {
  const seen = await read(rpcFor(network))
  if (seen.state !== 'foreign' && !('instead' in seen)) return seen
  const { confirmDifference } = await import('./confirmDifference.ts')
  return confirmDifference(transaction, seen, read, network)
}

/** Reads a transaction by `reader`, proved in families whose readers compare it with the order. Rejects as `readProved`. */
export function readTransaction(
  transaction: PendingTransaction,
  reader: TransactionReader,
  network: Network,
  findHashes: FindHashes = async () => [],
): Promise<TransactionSighting | null> {
  const read: ReadAt = (rpc) => reader.read(transaction, rpc, findHashes)
  return reader.compares && !reader.isProvedByHash
    ? readProved(transaction, read, network)
    : read(rpcFor(network))
}
