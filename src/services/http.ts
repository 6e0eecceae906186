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

function invalidResponse(url: string, cause: unknown): WalletModalError {
  const longMessage = `Unexpected answer from ${new URL(url).host}`
  return new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
}

/** Sends a request and reads its answer, both within the time limit. */
async function request<Result>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { method = 'GET', body, query, headers, timeoutMs = defaultTimeoutMs, signal } = options
  signal?.throwIfAborted()
  const target = toEndpointUrl(url, '', query)
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException('Timed out', 'TimeoutError')),
    timeoutMs,
  )
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(target, {
      method,
      signal: controller.signal,
      ...(headers && { headers }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.ok) return await read(response)
    throw new WalletModalError('HTTP_ERROR', {
      longMessage: `HTTP status code: ${response.status}`,
      params: { status: response.status },
      cause: response,
    })
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof WalletModalError) {
      if (cause.code !== 'HTTP_ERROR') controller.abort()
      throw cause
    }
    const longMessage = `No answer from ${target.host}`
    throw new WalletModalError('SERVICE_UNREACHABLE', { longMessage, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/**
 * Asks a service and checks its answer. Throws HTTP_ERROR (cause: the Response), SERVICE_UNREACHABLE
 * (no network, or no answer in time: its cause is then named TimeoutError) or SERVICE_INVALID_RESPONSE.
 */
export function requestJson<Value>(
  url: string,
  options: RequestOptions & { schema: z.ZodMiniType<Value> },
): Promise<Value> {
  return request(url, options, async (response) => {
    const text = await response.text()
    try {
      return options.schema.parse(JSON.parse(text))
    } catch (cause) {
      throw invalidResponse(url, cause)
    }
  })
}

/**
 * Fetches an image. Stops reading, and throws SERVICE_INVALID_RESPONSE, when it is larger than
 * `maxBytes` or not an image; else as `requestJson`.
 */
export function requestBlob(
  url: string,
  options: RequestOptions & { maxBytes: number },
): Promise<Blob> {
  return request(url, options, async (response) => {
    const type = response.headers.get('content-type') ?? ''
    if (!/^image\//i.test(type)) throw invalidResponse(url, `not an image: ${type}`)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const reader = response.body?.getReader()
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      size += next.value.length
      if (size > options.maxBytes) throw invalidResponse(url, `more than ${options.maxBytes} bytes`)
      chunks.push(next.value)
    }
    return new Blob(chunks, { type })
  })
}
