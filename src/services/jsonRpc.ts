import { isCode, WalletModalError } from '../errors/WalletModalError.ts'
import type { RpcRequest } from '../types/chainAdapter.ts'
import { createEndpoint, type Endpoint } from './jsonRpc/endpoint.ts'
import { createRanking, type RankingOptions } from './jsonRpc/ranking.ts'
import { isChainError } from './jsonRpc/rpcErrors.ts'

export interface RpcClientOptions extends Partial<RankingOptions> {
  /** URLs of nodes, the preferred one first. */
  urls: readonly string[]
  batchSize?: number
  /** Creates the endpoint of one URL; JSON-RPC by default. */
  connect?: ((url: string, timeoutMs: number, batchSize: number) => Endpoint) | undefined
}

export interface RpcClient {
  request: RpcRequest
  /** Stops pinging nodes. Pending requests are still completed. */
  close(): void
}

/**
 * Creates a JSON-RPC client. If a node fails, is slow or is busy, the next best node gets the request. (The client of
 * viem would add 6.6 kB to every connection.)
 *
 * If the chain refuses the request, `request` rejects with RPC_ERROR and the params {code, message}. If no node
 * responds, `request` rejects with the first error that is not a timeout, or with RPC_TIMEOUT if all nodes time out.
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
