import type { Network } from '../../types/network.ts'
import type {
  FindHashes,
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../types/pendingTransaction.ts'
import { rpcFor } from '../services/rpcFor.ts'

/**
 * Reads a transaction, and has other nodes confirm that it is not the order. Null if they do not. Rejects with the errors
 * of `TransactionReader.read`, and with LOAD_FAILED.
 */
export async function readProved(
  transaction: PendingTransaction,
  reader: TransactionReader,
  network: Network,
  findHashes: FindHashes = async () => [],
): Promise<TransactionSighting | null> {
  const seen = await reader.read(transaction, rpcFor(network), findHashes)
  if (seen.state !== 'foreign' && !('instead' in seen)) return seen
  const { confirmDifference } = await import('./confirmDifference.ts')
  return confirmDifference(transaction, seen, reader, network)
}
