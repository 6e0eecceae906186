import { isRecord } from '../shared/json.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'

let lastId = 0

/** A JSON-RPC request to a chain's node. Throws the node's error with its code and data. */
export async function callRpc(url: string, method: string, params: unknown): Promise<unknown> {
  if (!url) {
    throw new ProviderRpcError(4200, `The wallet has no node for ${method}: it needs "rpcUrls".`)
  }
  const body = await post(url, { jsonrpc: '2.0', id: ++lastId, method, params: params ?? [] })
  if (isRecord(body) && isRecord(body.error)) {
    const { code, message, data } = body.error
    throw new ProviderRpcError(
      typeof code === 'number' ? code : -32603,
      typeof message === 'string' ? message : 'Internal JSON-RPC error.',
      data,
    )
  }
  if (isRecord(body) && 'result' in body) return body.result
  throw new ProviderRpcError(-32603, `The node at ${url} gave no answer to ${method}.`)
}

/** A request with a quantity as its result. */
export async function callRpcQuantity(
  url: string,
  method: string,
  params: unknown,
): Promise<bigint> {
  const result = await callRpc(url, method, params)
  if (typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result)) return BigInt(result)
  throw new ProviderRpcError(-32603, `The node at ${url} answered ${method} with no quantity.`)
}

async function post(url: string, request: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    return await response.json()
  } catch {
    throw new ProviderRpcError(-32603, `The node at ${url} cannot be reached.`)
  }
}
