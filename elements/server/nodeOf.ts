import type { RpcRequest } from '../../src/types/chainAdapter.ts'
import { SignInError } from './SignInError.ts'

const timeoutMs = 10_000

/**
 * Returns the function that sends requests to the server's nodes of a network. Its client lives for one request, because
 * Cloudflare's workers cannot use I/O of another one.
 */
export function nodeOf(urls: readonly string[] | undefined): RpcRequest {
  return async (method, params) => {
    if (!urls) throw new SignInError('NODE_FAILED', 'The option rpcUrls lacks the network')
    const { createRpcClient } = await import('../../src/services/jsonRpc.ts')
    const client = createRpcClient({ urls, timeoutMs })
    try {
      return await client.request(method, params)
    } finally {
      client.close()
    }
  }
}
