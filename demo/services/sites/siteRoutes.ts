import type { IncomingMessage } from 'node:http'
import type { Contract } from '../openapi/Contract.ts'
import { Refusal } from '../shared/Refusal.ts'
import { readBody } from '../shared/readBody.ts'

const MAX_BODY_BYTES = 100_000

export interface SiteRequest {
  query: URLSearchParams
  /** The `Origin` header; null if the browser sends none. */
  origin: string | null
  cookie(name: string): string | undefined
  text(): Promise<string>
  form(): Promise<URLSearchParams>
}

export interface SiteReply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface SiteRoute {
  method: 'GET' | 'POST'
  path: string
  handle(request: SiteRequest): SiteReply | Promise<SiteReply>
}

export const html = (body: string, status = 200): SiteReply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})

export const json = (value: unknown, status = 200): SiteReply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

export const redirect = (to: string): SiteReply => ({
  status: 303,
  headers: { Location: to },
  body: '',
})

/**
 * The reply of the matching route; undefined if no route matches. If a browser navigates, `refusalPage` creates a page
 * for a refusal. @throws an error for a request or response that the contract does not allow
 */
export async function respondByRoutes(
  routes: readonly SiteRoute[],
  request: IncomingMessage,
  refusalPage: (text: string) => string,
  contract?: Contract,
): Promise<SiteReply | undefined> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const route = routes.find(({ method, path }) => method === request.method && path === pathname)
  if (!route) return undefined
  const tooLarge = () => new Refusal('The request is too large.')
  let body: Promise<string> | undefined
  const text = () => {
    body ??= readBody(request, MAX_BODY_BYTES, tooLarge)
    return body
  }
  const reply = await replyOf(route, {
    query,
    origin: request.headers.origin ?? null,
    cookie: (name) => readCookie(request, name),
    text,
    form: async () => new URLSearchParams(await text()),
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    if (request.headers.accept?.includes('text/html')) return html(refusalPage(error.message), 400)
    return json({ message: error.message }, 400)
  })
  const received = { ...reply, type: reply.headers['Content-Type'] ?? '', body: String(reply.body) }
  await contract?.check(route, { query, body: text }, received)
  return reply
}

/** Rejects if the handler throws. */
async function replyOf(route: SiteRoute, request: SiteRequest): Promise<SiteReply> {
  return await route.handle(request)
}

/** Headers of all replies of routes. */
export function headersFor(request: IncomingMessage): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'origin',
    // The unread rest of a body would otherwise be parsed as the next request on this connection.
    ...(!request.complete && { Connection: 'close' }),
  }
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const all = (request.headers.cookie ?? '').split(';').map((one) => one.trim())
  return all.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1)
}
