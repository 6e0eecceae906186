import type * as z from 'zod/mini'
import { WalletModalError } from '../errors/WalletModalError.ts'

const defaultTimeoutMs = 10_000

export interface RequestOptions {
  method?: 'GET' | 'POST'
  /** Sent as JSON text. */
  body?: unknown
  /** Parameters that are undefined, null or empty are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  headers?: Record<string, string>
  /** As `fetch` has it. */
  cache?: RequestCache | undefined
  /** How long an answer of this endpoint can be. One that is longer is cut off while it arrives, and refused. */
  maxBytes: number
  /** From the start to the last byte. 10 s unless told otherwise. */
  timeoutMs?: number | undefined
  /** The caller's own: when it aborts, the request rejects with its reason. */
  signal?: AbortSignal | undefined
}

/** An endpoint below a base URL, whose own path and query are kept. Throws a TypeError on a bad base. */
export function toEndpointUrl(baseUrl: string, path: string, query?: RequestOptions['query']): URL {
  const url = new URL(baseUrl)
  if (path) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      url.searchParams.append(name, String(value))
  }
  return url
}

/** What a service sent is not what it should send. */
export function invalidResponse(url: string, cause: unknown): WalletModalError {
  const longMessage = `Unexpected answer from ${new URL(url).host}`
  return new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
}

/** The whole body, never more of it in memory than the endpoint may send: SERVICE_INVALID_RESPONSE for a longer one. */
export async function readBody(
  url: string,
  response: Response,
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
 * Sends a request and reads its answer, both within the time limit. Throws HTTP_ERROR (cause: the Response, its
 * body unread), SERVICE_UNREACHABLE (no network, or no answer in time: its cause is then named TimeoutError) or,
 * for an answer that is too long, SERVICE_INVALID_RESPONSE.
 */
export async function requestBytes(
  url: string,
  options: RequestOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { method = 'GET', cache = 'default', body, query, headers, maxBytes, signal } = options
  signal?.throwIfAborted()
  const target = toEndpointUrl(url, '', query)
  const deadline = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  try {
    const response = await fetch(target, {
      method,
      cache,
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      ...(headers && { headers }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
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
 * Asks a service and checks its answer. Throws as `requestBytes`, and SERVICE_INVALID_RESPONSE also for what is
 * no JSON or does not fit the schema.
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
