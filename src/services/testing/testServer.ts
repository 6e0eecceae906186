import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

export interface TestServer {
  url: string
  received: ReceivedRequest[]
  close(): Promise<void>
}

/** Starts a local HTTP server that records its requests. */
export async function startTestServer(
  respond: (request: ReceivedRequest, response: ServerResponse) => void,
): Promise<TestServer> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const request = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', 'http://localhost'),
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    }
    received.push(request)
    respond(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
