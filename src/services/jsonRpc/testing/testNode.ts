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

/** What a node says to one call: `result` or `error`; undefined leaves it unanswered. */
export type Reply = { result: unknown } | { error: unknown } | undefined

export interface TestNode {
  url: string
  /** The bodies it was sent, parsed: a call or a batch. Pings are left out. */
  bodies(): (RpcCall | RpcCall[])[]
  requests(): ReceivedRequest[]
  close(): Promise<void>
}

/** Answers each call of a request, a batch in reverse order. */
export function answerCalls(reply: (call: RpcCall) => Reply) {
  return ({ body }: ReceivedRequest, response: ServerResponse) => {
    const request: RpcCall | RpcCall[] = JSON.parse(body)
    const answers = [request].flat().flatMap((call) => {
      const given = reply(call)
      return given ? [{ jsonrpc: '2.0', id: call.id, ...given }] : []
    })
    sendJson(response, Array.isArray(request) ? answers.reverse() : answers[0])
  }
}

const echo = answerCalls(({ method }) => ({ result: `${method} done` }))

/** A JSON-RPC node on this machine. */
export async function startTestNode(
  answer: (request: ReceivedRequest, response: ServerResponse) => void = echo,
): Promise<TestNode> {
  const server: TestServer = await startTestServer(answer)
  const requests = () => server.received.filter(({ body }) => !body.includes('net_listening'))
  return {
    url: server.url,
    requests,
    bodies: () => requests().map(({ body }) => JSON.parse(body)),
    close: server.close,
  }
}
