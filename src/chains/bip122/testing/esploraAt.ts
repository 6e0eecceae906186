import { createRpcClient } from '../../../services/jsonRpc.ts'
import { connect } from '../../../services/restEndpoint.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

/** Creates a client of Esplora APIs, the preferred one first. */
export function esploraAt(...urls: string[]): RpcRequest {
  return createRpcClient({ urls, connect, timeoutMs: 60_000 }).request
}
