import type * as z from 'zod/mini'
import { WalletModalError } from '../errors/WalletModalError.ts'

const defaultTimeoutMs = 10_000

export interface RequestOptions {
  method?: 'GET' | 'POST'
  /** Text, or a value that is sent as JSON. */
  body?: unknown
  /** Parameters that are undefined, null or empty are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  headers?: Record<string, string>
  cache?: RequestCache | undefined
  maxBytes: number
  /** Limit for the whole request in milliseconds; 10 s by default. */
  timeoutMs?: number | undefined
  /** On abort the request rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** Joins base URL and path; path and query of the base stay. @throws TypeError for an invalid base */
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

/** Reads a response. @throws WalletModalError SERVICE_INVALID_RESPONSE if it is longer than `maxBytes` */
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
 * @throws WalletModalError HTTP_ERROR (cause: the Response, its body unread), SERVICE_UNREACHABLE (a timeout's cause is
 * named TimeoutError), SERVICE_INVALID_RESPONSE if the response is too long
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

/** @throws errors of `requestBytes`; SERVICE_INVALID_RESPONSE for invalid JSON or a schema mismatch */
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
