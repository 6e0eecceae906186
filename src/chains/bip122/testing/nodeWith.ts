import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

/** A fake node with a fixed response, JSON or text, for each path. The node rejects other paths as unknown. */
export function nodeWith(responses: Record<string, unknown>): RpcRequest {
  return async (method) => {
    if (!(method in responses)) {
      const params = { code: 404, message: 'Transaction not found' }
      throw new WalletModalError('RPC_ERROR', { params })
    }
    const response = responses[method]
    return typeof response === 'string' ? response : JSON.stringify(response)
  }
}
