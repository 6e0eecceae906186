import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RunningServer, startServer } from '../shared/http.ts'
import { compressed, findFile, type Mount, type SiteFile, textFile } from './siteFiles.ts'
import { headersFor, respondByRoutes, type SiteRoute } from './siteRoutes.ts'

export type Pages = Record<string, string | (() => Promise<string>)>

interface StaticSiteOptions {
  port: number
  /** The site's name in errors. */
  name: string
  /** Folders in search order; the first with the file wins. */
  mounts: Mount[]
  /** Headers of every response. */
  headers?: Record<string, string>
  /**
   * Files in memory by path, `/bare.html`, or functions that create them for each request. They precede the folders.
   */
  pages?: Pages
  /** Paths that serve another file: `/wc` serves `/index.html`. */
  aliases?: Record<string, string>
  /** Routes precede all files. */
  routes?: readonly SiteRoute[]
  /** The page of a refusal by a route. */
  refusalPage?: (text: string) => string
}

/** A small site on an origin of its own: files of some folders, compressed, with cache headers. */
export function startStaticSite(options: StaticSiteOptions): Promise<RunningServer> {
  return startServer(options, (request, response) => respond(options, request, response))
}

async function respond(
  options: StaticSiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value)
  const { routes = [], refusalPage = (text: string) => text } = options
  const reply = await respondByRoutes(routes, request, refusalPage)
  if (reply) {
    response.writeHead(reply.status, { ...headersFor(request), ...reply.headers }).end(reply.body)
    return
  }
  const isHead = request.method === 'HEAD'
  if (request.method !== 'GET' && !isHead) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }

  const file = await locate(options, pathOf(request))
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('There is no such file here.')
    return
  }
  response.setHeader('Content-Type', file.type)
  response.setHeader('Cache-Control', file.cacheControl)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const zipped = gzip ? await compressed(file) : undefined
  response.setHeader('Vary', 'Accept-Encoding')
  if (zipped) response.setHeader('Content-Encoding', 'gzip')
  const body = zipped ?? file.content
  response.writeHead(200, { 'Content-Length': body.length })
  response.end(isHead ? undefined : body)
}

async function locate(options: StaticSiteOptions, path: string): Promise<SiteFile | undefined> {
  const requested = path.endsWith('/') ? `${path}index.html` : path
  const shown = own(options.aliases, requested) ?? requested
  const page = own(options.pages, shown)
  if (page === undefined) return await findFile(options.mounts, shown)
  return textFile(shown, typeof page === 'string' ? page : await page())
}

function own<T>(table: Record<string, T> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
}

/** The decoded path without `..`, which URL parsing has resolved; '' if malformed. */
function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return ''
  }
}
