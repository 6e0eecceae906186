import type { Reply, Request } from '../shared/http.ts'
import { failure } from './blockchainFailure.ts'

/**
 * `POST /v1?chainId=…`: forwards the body to the chain's node as text, so that batches and numbers beyond 53 bits stay
 * exact.
 */
export async function forwardRpc(chains: Map<string, string>, request: Request): Promise<Reply> {
  const url = nodeOf(chains, request.query.get('chainId') ?? '')
  const body = await request.body()
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  if (response === undefined) throw failure(502, 'chainId', `The chain at ${url} does not answer.`)
  const type = response.headers.get('content-type') ?? 'application/json'
  return { status: response.status, type, body: await response.text() }
}

/** Throws 400 for an unknown chain. */
export function nodeOf(chains: Map<string, string>, chainId: string): string {
  const url = chains.get(chainId)
  if (url !== undefined) return url
  throw failure(400, 'chainId', `Unknown chain "${chainId}"; here are ${[...chains.keys()]}.`)
}
