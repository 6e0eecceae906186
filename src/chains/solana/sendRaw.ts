import { base64 } from '@scure/base'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { SendOptions } from './provider.ts'

/**
 * Broadcasts a transaction for wallets that only sign. Resolves with the transaction's signature in base58.
 * @throws WalletModalError RPC_ERROR with the node's reason if a node refuses the transaction, SERVICE_INVALID_RESPONSE
 * if the response is not text
 */
export async function sendRaw(
  rpc: RpcRequest,
  transaction: Uint8Array,
  options: SendOptions,
): Promise<string> {
  const config = { ...options, encoding: 'base64' }
  const response = await rpc('sendTransaction', [base64.encode(transaction), config])
  if (typeof response !== 'string') {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
  }
  return response
}
