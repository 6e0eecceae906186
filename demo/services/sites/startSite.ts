import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRepository } from '../../../.ci/paths.ts'
import type { Contract } from '../openapi/Contract.ts'
import { closeKept, type RunningServer, startServer } from '../shared/http.ts'
import { messagePage } from './messagePage.ts'
import { findFile, type Mount } from './siteFiles.ts'
import {
  headersFor,
  html,
  json,
  respondByRoutes,
  type SiteReply,
  type SiteRoute,
} from './siteRoutes.ts'

interface SiteOptions {
  port: number
  /** The site's name in errors. */
  name: string
  headers: Record<string, string>
  routes: SiteRoute[]
  mounts?: Mount[]
  /**
   * Document of the routes, which `GET /openapi.json` returns. Requests and responses outside of it fail, and so does
   * closing afterwards.
   */
  contract?: Contract
}

/** Styles of all sites. */
const SHARED: Mount = { urlPrefix: '/', dir: inRepository('demo/services/sites') }

/** Pages, forms and files of one origin; other origins cannot read them. */
export async function startSite(options: SiteOptions): Promise<RunningServer> {
  const server = await startServer(options, (request, response) => {
    return respond(options, request, response)
  })
  return { ...server, close: () => closeKept(server, options.contract) }
}

async function respond(
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await replyTo(options, request)
  const all = { ...headersFor(request), ...options.headers, ...headers }
  response.writeHead(status, all).end(body)
}

async function replyTo(options: SiteOptions, request: IncomingMessage): Promise<SiteReply> {
  const refusalPage = (text: string) => messagePage('That did not work', text)
  const { routes, contract } = options
  const reply = await respondByRoutes(routes, request, refusalPage, contract)
  if (reply) return reply
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (contract && pathname === '/openapi.json') return json(contract.document)
  return await fileAt([...(options.mounts ?? []), SHARED], pathname)
}

async function fileAt(mounts: Mount[], path: string): Promise<SiteReply> {
  const file = await findFile(mounts, path)
  if (!file) return html(messagePage('Not found', 'There is no such page here.'), 404)
  return { status: 200, headers: { 'Content-Type': file.type }, body: file.content }
}
