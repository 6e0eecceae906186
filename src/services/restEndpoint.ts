import { WalletModalError } from '../errors/WalletModalError.ts'
import { readBody, requestBytes, toEndpointUrl } from './http.ts'
import type { Endpoint } from './jsonRpc/endpoint.ts'
import { isTimeout, timedOut, toRpcError } from './jsonRpc/rpcErrors.ts'

/** Maximum bytes of a response; a Bitcoin transaction that fills a block has 8 MB in hexadecimal. */
const maxBytes = 10_000_000

/** Maximum bytes of an error response. */
const maxReasonBytes = 2_000

/** HTTP statuses of a refusal: 400 for an invalid request, 404 for an unknown transaction or block. */
const refusals: readonly unknown[] = [400, 404]

/** Matches the node's error in the text of an API: `… RPC error: {"code":-26,"message":"min relay fee not met"}`. */
const nodeErrorPattern = /\{"code":(-?\d+),"message":"([^"]*)"/

/**
 * Creates RPC_ERROR with the chain's reason. An HTML body comes from a proxy or web server, and contains no such
 * reason.
 */
async function toRefusal(url: string, error: WalletModalError): Promise<WalletModalError> {
  const { cause, params } = error
  if (!(cause instanceof Response) || !refusals.includes(params.status)) return error
  const body = await readBody(url, cause, maxReasonBytes).catch(() => null)
  const reason = new TextDecoder().decode(body ?? undefined).trim()
  if (!reason || reason.startsWith('<')) return error
  const [, code = params.status, message = reason] = nodeErrorPattern.exec(reason) ?? []
  return toRpcError({ code: Number(code), message })
}

/**
 * Calls one REST API, such as Esplora. A method is an HTTP method and a path, as in `GET /tx/{txid}`; the only
 * parameter is the body of a POST. Resolves with the response's text. If the API refuses, rejects with RPC_ERROR, whose
 * code is the HTTP status or the node's error code.
 */
export function connect(url: string, timeoutMs: number): Endpoint {
  /** Pending GET requests by path. A second request for the same path shares the response. */
  const reading = new Map<string, Promise<string>>()

  async function send(method: string, [body]: readonly unknown[]): Promise<string> {
    const [verb, path = ''] = method.split(' ')
    const target = toEndpointUrl(url, path).href
    try {
      const bytes = await requestBytes(target, {
        method: verb === 'POST' ? 'POST' : 'GET',
        // A response from the HTTP cache may lack the latest block.
        cache: 'no-cache',
        body,
        timeoutMs,
        maxBytes,
      })
      return new TextDecoder().decode(bytes)
    } catch (error) {
      if (isTimeout(error)) throw timedOut(url, error)
      throw error instanceof WalletModalError ? await toRefusal(target, error) : error
    }
  }
  function call(method: string, params: readonly unknown[]): Promise<string> {
    if (!method.startsWith('GET ')) return send(method, params)
    const response =
      reading.get(method) ?? send(method, params).finally(() => reading.delete(method))
    reading.set(method, response)
    return response
  }

  return { call, ping: async () => true }
}
