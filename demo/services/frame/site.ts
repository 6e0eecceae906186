import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRepository } from '../../../.ci/paths.ts'
import { type RunningServer, startServer } from '../http.ts'
import { findFile, type Mount } from '../siteFiles.ts'
import { Refusal } from './accounts/Refusal.ts'
import { messagePage } from './social/pages.ts'

const MAX_BODY_BYTES = 100_000

interface SiteRequest {
  query: URLSearchParams
  /** The `Origin` header; null when a browser sends none. */
  origin: string | null
  text(): Promise<string>
  form(): Promise<URLSearchParams>
}

interface SiteReply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export interface SiteRoute {
  method: 'GET' | 'POST'
  path: string
  handle(request: SiteRequest): SiteReply | Promise<SiteReply>
}

interface SiteOptions {
  port: number
  /** What an error calls this site. */
  name: string
  headers: Record<string, string>
  routes: SiteRoute[]
  mounts?: Mount[]
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

/** Every site of the frame looks the same. */
const SHARED: Mount = { urlPrefix: '/', dir: inRepository('demo/services/frame/page') }

/** Pages, forms and files of one origin; no other origin may read them. */
export function startSite(options: SiteOptions): Promise<RunningServer> {
  return startServer(options, (request, response) => respond(options, request, response))
}

async function respond(
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await replyTo(options, request)
  const all = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'origin',
    // The unread rest of a body would otherwise be parsed as the next request on this connection.
    ...(!request.complete && { Connection: 'close' }),
    ...options.headers,
    ...headers,
  }
  response.writeHead(status, all).end(body)
}

async function replyTo(options: SiteOptions, request: IncomingMessage): Promise<SiteReply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const route = options.routes.find(
    ({ method, path }) => method === request.method && path === pathname,
  )
  if (!route) return await fileAt([...(options.mounts ?? []), SHARED], pathname)
  const text = () => readBody(request)
  try {
    return await route.handle({
      query: searchParams,
      origin: request.headers.origin ?? null,
      text,
      form: async () => new URLSearchParams(await text()),
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (request.headers.accept?.includes('text/html')) {
      return html(messagePage('That did not work', error.message), 400)
    }
    return json({ message: error.message }, 400)
  }
}

async function fileAt(mounts: Mount[], path: string): Promise<SiteReply> {
  const file = await findFile(mounts, path)
  if (!file) return html(messagePage('Not found', 'There is no such page here.'), 404)
  return { status: 200, headers: { 'Content-Type': file.type }, body: file.content }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BODY_BYTES) throw new Refusal('The request is too large.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
