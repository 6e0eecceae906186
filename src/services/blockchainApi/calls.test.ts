import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ServiceContext } from '../serviceContext.ts'
import { apiCalls } from '../testing/serviceCalls.ts'
import { sendJson, startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'

let server: TestServer
let context: ServiceContext

beforeAll(async () => {
  server = await startTestServer((_, response) => sendJson(response, {}))
  context = testServiceContext({ blockchainApiUrl: server.url })
})
afterAll(() => server.close())
beforeEach(() => void server.received.splice(0))

it.each(Object.entries(apiCalls))(
  'the API call of %s sends project id, SDK version and its parameters',
  async (_, { call, sent, query, body }) => {
    await call(context).catch(() => {})
    expect(server.received).toHaveLength(1)
    const [request] = server.received
    expect(`${request?.method} ${request?.url.pathname}`).toBe(sent)
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      ...query,
      projectId: 'p1',
      st: 'wallet-modal',
      sv: 'html-eip155-0.1.0',
      clientId: 'did:key:z6Mk',
    })
    expect(request?.body ? JSON.parse(request.body) : undefined).toEqual(body)
  },
)
