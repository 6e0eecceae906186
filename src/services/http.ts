import type * as z from 'zod/mini'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { anySignal } from '../utils/anySignal.ts'

const defaultTimeoutMs = 10_000

export interface RequestOptions {
  method?: 'GET' | 'POST'
  /** Text, which is sent as is, or a value that is sent as JSON. */
  body?: unknown
  /** Query parameters; those that are undefined, null or empty are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  headers?: Record<string, string>
  cache?: RequestCache | undefined
  maxBytes: number
  /** Time limit of the whole request in ms; 10,000 by default. */
  timeoutMs?: number | undefined
  /** The request rejects with the signal's reason on abort. */
  signal?: AbortSignal | undefined
}

/**
 * Appends `path` to the path of the base URL, whose query is preserved.
 * @throws TypeError if the base URL is invalid
 */
export function toEndpointUrl(baseUrl: string, path: string, query?: RequestOptions['query']): URL {
  const url = new URL(baseUrl)
  if (path) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      url.searchParams.append(name, String(value))
  }
  return url
}

export function invalidResponse(url: string, cause: unknown): WalletModalError {
  const longMessage = `Unexpected answer from ${new URL(url).host}`
  return new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
}

/**
 * Reads the body of a response, or of a request to a server.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the body is longer than `maxBytes`
 */
export async function readBody(
  url: string,
  response: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.length
    if (size > maxBytes) {
      reader?.cancel().catch(() => {})
      throw invalidResponse(url, `more than ${maxBytes} bytes`)
    }
    chunks.push(next.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/**
 * @throws WalletModalError HTTP_ERROR if the status is not 2xx (the cause is the Response, its body unread);
 * SERVICE_UNREACHABLE if the request fails or times out (a timeout's cause is named TimeoutError);
 * SERVICE_INVALID_RESPONSE if the response is longer than `maxBytes`
 */
export async function requestBytes(
  url: string,
  options: RequestOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { method = 'GET', cache, body, query, headers, maxBytes, signal } = options
  signal?.throwIfAborted()
  const target = toEndpointUrl(url, '', query)
  const deadline = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  try {
    const response = await fetch(target, {
      method,
      ...(cache && { cache }),
      signal: signal ? anySignal([deadline, signal]) : deadline,
      ...(headers && { headers }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    if (response.ok) return await readBody(url, response, maxBytes)
    throw new WalletModalError('HTTP_ERROR', {
      longMessage: `HTTP status code: ${response.status}`,
      params: { status: response.status },
      cause: response,
    })
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof WalletModalError) throw cause
    const longMessage = `No answer from ${target.host}`
    throw new WalletModalError('SERVICE_UNREACHABLE', { longMessage, cause })
  }
}

/**
 * @throws errors of `requestBytes`; SERVICE_INVALID_RESPONSE if the response is not JSON or does not match the schema
 */
export async function requestJson<Value>(
  url: string,
  options: RequestOptions & { schema: z.ZodMiniType<Value> },
): Promise<Value> {
  const bytes = await requestBytes(url, options)
  try {
    return options.schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    throw invalidResponse(url, cause)
  }
}
