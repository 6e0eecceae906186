import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import type { RpcRequest } from '../types/chainAdapter.ts'
import type { PendingTransaction, TransactionSighting } from '../types/pendingTransaction.ts'
import { loadPart } from '../utils/loadPart.ts'

/** Asks a network's nodes where a transaction is. Throws what `rpc` throws, and SERVICE_INVALID_RESPONSE. */
export type ReadTransaction = (
  transaction: PendingTransaction,
  rpc: RpcRequest,
) => Promise<TransactionSighting>

interface TransactionReader {
  read: ReadTransaction
  /** How long a transaction that no node knows is waited for: wallets may send by ways that nodes do not see. */
  unknownMs: number
}

/** One line a namespace that sends. */
const loaders: Partial<Record<Namespace, () => Promise<TransactionReader>>> = {
  eip155: () =>
    import('./eip155/send/readTransaction.ts').then(({ readTransaction }) => ({
      read: readTransaction,
      unknownMs: 600_000,
    })),
  // A transaction is good for 150 slots, which is about a minute.
  solana: () =>
    import('./solana/send/readTransaction.ts').then(({ readTransaction }) => ({
      read: readTransaction,
      unknownMs: 180_000,
    })),
}

/** @throws WalletModalError UNSUPPORTED_CHAIN, LOAD_FAILED */
export async function loadTransactionReader(namespace: Namespace): Promise<TransactionReader> {
  const loader = loaders[namespace]
  if (!loader) throw new WalletModalError('UNSUPPORTED_CHAIN')
  return loadPart(loader())
}
