import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Contract } from '../openapi/Contract.ts'
import { closeServer, listen } from './listen.ts'
import { readBody } from './readBody.ts'

const MAX_BODY_BYTES = 5_000_000

export interface Request {
  /** A named part of the path, decoded. */
  param(name: string): string
  query: URLSearchParams
  /** This server's origin in the client's request. */
  origin: string
  /** The whole body as text. */
  body(): Promise<string>
}

export interface Reply {
  status: number
  type: string
  body: string
}

export interface Route {
  method: 'GET' | 'POST'
  /** `/v1/identity/:address`: a part with a colon is a parameter. */
  path: string
  /** True for a route of the demo alone, which the contract does not have. */
  isOutsideContract?: boolean
  handle(request: Request): Reply | Promise<Reply>
}

export interface RunningServer {
  url: string
  port: number
  close(): Promise<void>
}

/** Thrown by a handler for a response other than success. */
export class HttpError extends Error {
  constructor(readonly reply: Reply) {
    super(`HTTP ${reply.status}`)
  }
}

export function json(value: unknown, status = 200): Reply {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

export function svg(body: string): Reply {
  return { status: 200, type: 'image/svg+xml; charset=utf-8', body }
}

interface ServeOptions {
  port: number
  /** Name of the server in errors. */
  name: string
  routes: Route[]
  /**
   * Document of the routes, which `GET /openapi.json` returns. Requests and responses outside of it fail, and so does
   * closing afterwards.
   */
  contract?: Contract
}

/** Serves routes to pages of any origin. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { contract, routes } = options
  const all = contract ? { ...options, routes: [...routes, documentRoute(contract)] } : options
  const server = await startServer(options, (request, response) => {
    return runRoute(all, request, response)
  })
  return { ...server, close: () => closeKept(server, contract) }
}

/** Closes a server. @throws an error if a request or response was outside of its contract, so that test runs fail */
export async function closeKept(server: RunningServer, contract?: Contract): Promise<void> {
  await server.close()
  contract?.assertKept()
}

function documentRoute({ document }: Contract): Route {
  const path = '/openapi.json'
  return { method: 'GET', path, isOutsideContract: true, handle: () => json(document) }
}

/** A server on localhost. An exception that `handle` throws is logged and sent to the client. */
export async function startServer(
  { port: wanted, name }: { port: number; name: string },
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Idle connections stay open: if the server closed one just when a client sends a request on it, the request would
  // fail.
  server.keepAliveTimeout = 0
  const port = await listen(server, wanted, name)
  return { url: `http://localhost:${port}`, port, close: () => closeServer(server) }
}

async function runRoute(
  options: ServeOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (request.method === 'OPTIONS') {
    const requestedHeaders = request.headers['access-control-request-headers']
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
    if (requestedHeaders !== undefined)
      response.setHeader('Access-Control-Allow-Headers', requestedHeaders)
    response.writeHead(204).end()
    return
  }
  const reply = await replyTo(options, request).catch((error: unknown) => {
    if (error instanceof HttpError) return error.reply
    console.error(error)
    return json({ status: 'error', message: 'The stand-in failed; see its log.' }, 500)
  })
  response.writeHead(reply.status, { 'Content-Type': reply.type, 'Cache-Control': 'no-store' })
  response.end(reply.body)
}

async function replyTo(options: ServeOptions, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const parts = partsOf(url.pathname)
  for (const route of options.routes) {
    const params = route.method === request.method ? match(partsOf(route.path), parts) : undefined
    if (params === undefined) continue
    let body: Promise<string> | undefined
    const given: Request = {
      param: (name) => params.get(name) ?? '',
      query: url.searchParams,
      origin: `http://${request.headers.host ?? 'localhost'}`,
      body: () => {
        body ??= readBody(request, MAX_BODY_BYTES, tooLarge)
        return body
      },
    }
    const reply = await replyOf(route, given)
    if (!route.isOutsideContract) await options.contract?.check(route, given, reply)
    return reply
  }
  return json({ status: 'not found', message: `${request.method} ${url.pathname}` }, 404)
}

async function replyOf(route: Route, request: Request): Promise<Reply> {
  try {
    refuseForbiddenProject(request.query)
    return await route.handle(request)
  } catch (error) {
    if (error instanceof HttpError) return error.reply
    throw error
  }
}

/** The hosted services' response if a project does not list the page's origin. */
function refuseForbiddenProject(query: URLSearchParams): void {
  if (query.get('projectId') !== 'forbidden') return
  const type = 'text/plain; charset=utf-8'
  throw new HttpError({ status: 403, type, body: 'Unauthorized: origin not allowed' })
}

/** Empty parts are dropped, so `/v1` and `/v1/` are the same path. */
function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function match(pattern: string[], parts: string[]): Map<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params = new Map<string, string>()
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected.startsWith(':')) params.set(expected.slice(1), decode(part))
    else if (expected !== part) return undefined
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpError(json({ status: 'error', message: 'The path is not valid.' }, 400))
  }
}

const tooLarge = () =>
  new HttpError(json({ status: 'error', message: 'The body is too large.' }, 413))
