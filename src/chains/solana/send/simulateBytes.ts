import { base64 } from '@scure/base'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

/**
 * Simulates an unsigned transaction. Resolves with the node's response, which is not parsed. Rejects with errors of
 * `rpc`.
 */
export function simulateBytes(bytes: Uint8Array, rpc: RpcRequest, more: object = {}) {
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...more,
  }
  return rpc('simulateTransaction', [base64.encode(bytes), config])
}
