import { isCode, WalletModalError } from '../errors/WalletModalError.ts'
import type { RpcRequest } from '../types/chainAdapter.ts'
import { createEndpoint, type Endpoint } from './jsonRpc/endpoint.ts'
import { createRanking, type RankingOptions } from './jsonRpc/ranking.ts'
import { isChainError } from './jsonRpc/rpcErrors.ts'

export interface RpcClientOptions extends Partial<RankingOptions> {
  /** URLs of nodes, the preferred first. */
  urls: readonly string[]
  batchSize?: number
  /** Connects to one URL; JSON-RPC by default. */
  connect?: ((url: string, timeoutMs: number, batchSize: number) => Endpoint) | undefined
}

export interface RpcClient {
  request: RpcRequest
  /** Stops pinging nodes. Pending requests still finish. */
  close(): void
}

/**
 * Creates a JSON-RPC client; viem's would add 6.6 kB to every connection. A node that fails, or is slow or busy, is
 * replaced by the next best. `request` rejects with RPC_ERROR and params {code, message} if the chain refuses, with
 * RPC_TIMEOUT, or with the error of the best node.
 */
export function createRpcClient({
  urls,
  timeoutMs = 10_000,
  batchSize = 1000,
  connect = createEndpoint,
  pingIntervalMs = 4_000,
  pingMethod,
  sampleCount = 10,
  weights = { stability: 0.7, latency: 0.3 },
}: RpcClientOptions): RpcClient {
  const ranking = createRanking(
    urls.map((url) => connect(url, timeoutMs, batchSize)),
    { timeoutMs, pingIntervalMs, pingMethod, sampleCount, weights },
  )
  return {
    async request(method, params = []) {
      const errors: unknown[] = []
      for (const endpoint of ranking.use()) {
        try {
          return await endpoint.call(method, params)
        } catch (error) {
          if (isChainError(error)) throw error
          errors.push(error)
        }
      }
      throw (
        errors.find((error) => !isCode(error, 'RPC_TIMEOUT')) ??
        errors[0] ??
        new WalletModalError('RPC_ERROR', { longMessage: 'The network has no RPC URL' })
      )
    },
    close: ranking.stop,
  }
}
