import type { ServerResponse } from 'node:http'
import {
  type ReceivedRequest,
  sendJson,
  startTestServer,
  type TestServer,
} from '../../testing/testServer.ts'

export interface RpcCall {
  id: number
  method: string
  params: unknown[]
}

/** A node's response to one call; undefined leaves the call pending. */
export type Reply = { result: unknown } | { error: unknown } | undefined

export interface TestNode {
  url: string
  /** Returns the parsed bodies of requests, without pings. */
  bodies(): (RpcCall | RpcCall[])[]
  requests(): ReceivedRequest[]
  close(): Promise<void>
}

/** Responds to each call of a request. The responses to a batch are in reverse order. */
export function respondToCalls(reply: (call: RpcCall) => Reply) {
  return ({ body }: ReceivedRequest, response: ServerResponse) => {
    const request: RpcCall | RpcCall[] = JSON.parse(body)
    const responses = [request].flat().flatMap((call) => {
      const given = reply(call)
      return given ? [{ jsonrpc: '2.0', id: call.id, ...given }] : []
    })
    sendJson(response, Array.isArray(request) ? responses.reverse() : responses[0])
  }
}

const echo = respondToCalls(({ method }) => ({ result: `${method} done` }))

/** A local JSON-RPC node. */
export async function startTestNode(
  respond: (request: ReceivedRequest, response: ServerResponse) => void = echo,
): Promise<TestNode> {
  const server: TestServer = await startTestServer(respond)
  const requests = () => server.received.filter(({ body }) => !body.includes('net_listening'))
  return {
    url: server.url,
    requests,
    bodies: () => requests().map(({ body }) => JSON.parse(body)),
    close: server.close,
  }
}
