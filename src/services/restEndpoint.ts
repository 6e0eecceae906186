import { WalletModalError } from '../errors/WalletModalError.ts'
import { readBody, requestBytes, toEndpointUrl } from './http.ts'
import type { Endpoint } from './jsonRpc/endpoint.ts'
import { isTimeout, timedOut, toRpcError } from './jsonRpc/rpcErrors.ts'

/** Maximum bytes of a response: a Bitcoin transaction that fills a block has 8 MB in hexadecimal. */
const maxBytes = 10_000_000

/** Maximum bytes of a response that says why a request is refused. */
const maxReasonBytes = 2_000

/** Statuses of an API for an invalid request, and for something that it does not know. */
const refusals: readonly unknown[] = [400, 404]

/** The node's own error in an API's text: `… RPC error: {"code":-26,"message":"min relay fee not met"}`. */
const nodeErrorPattern = /\{"code":(-?\d+),"message":"([^"]*)"/

/** An HTML page comes from a proxy or a web server, and has no reason of the chain. */
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
 * Calls one REST API, such as Esplora. A method is an HTTP method and a path, as in `GET /tx/{txid}`; the one parameter
 * is the text that POST sends. Resolves with the response's text. A refusal rejects with RPC_ERROR, whose code is the
 * HTTP status or the node's own.
 */
export function connect(url: string, timeoutMs: number): Endpoint {
  /** Pending GET requests by path; a second one shares the response. */
  const reading = new Map<string, Promise<string>>()

  async function send(method: string, [body]: readonly unknown[]): Promise<string> {
    const [verb, path = ''] = method.split(' ')
    const target = toEndpointUrl(url, path).href
    try {
      const bytes = await requestBytes(target, {
        method: verb === 'POST' ? 'POST' : 'GET',
        // A cached response may be older than the last block.
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
    const answer = reading.get(method) ?? send(method, params).finally(() => reading.delete(method))
    reading.set(method, answer)
    return answer
  }

  return { call, ping: async () => true }
}
