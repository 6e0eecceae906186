import type { Transaction } from 'bitcoinjs-lib'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { log } from '../../../utils/log.ts'
import { broadcast, readTransaction } from '../esplora.ts'

/** A node also refuses a transaction that an earlier request without a response has brought. */
async function isRefused(thrown: unknown, txid: string, rpc: RpcRequest): Promise<boolean> {
  if (!isChainError(thrown)) return false
  return (await readTransaction(rpc, txid).catch(() => null)) === null
}

/**
 * Broadcasts through the network's nodes. Resolves also if none responds as it should: the transaction may have arrived,
 * and is broadcast again. Rejects with RPC_ERROR if a node refuses it.
 */
export async function broadcastSigned(signed: Transaction, rpc: RpcRequest): Promise<void> {
  try {
    await broadcast(rpc, signed.toHex())
  } catch (thrown) {
    if (await isRefused(thrown, signed.getId(), rpc)) throw thrown
    log('info', 'a broadcast got no response', thrown)
  }
}
