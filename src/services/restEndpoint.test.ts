import { afterEach, describe, expect, it } from 'vitest'
import { createRpcClient } from './jsonRpc.ts'
import { connect } from './restEndpoint.ts'
import { type ReceivedRequest, startTestServer, type TestServer } from './testing/testServer.ts'

const servers: TestServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function startApi(status: number | 'none', body = ''): Promise<TestServer> {
  const server = await startTestServer((_, response) => {
    if (status !== 'none') response.writeHead(status).end(body)
  })
  servers.push(server)
  return server
}

/** Creates a client of the servers that gives up on one after `timeoutMs`; short only in the test of that timeout. */
const requestWithin = (timeoutMs: number, ...all: TestServer[]) =>
  createRpcClient({ urls: all.map(({ url }) => `${url}/api`), connect, timeoutMs }).request
const requestOf = (...all: TestServer[]) => requestWithin(60_000, ...all)
const received = ({ method, url, body }: ReceivedRequest) => `${method} ${url.pathname} ${body}`

describe('a request to a REST API', () => {
  it('resolves with the text at the path, and POST sends its parameter as text', async () => {
    const api = await startApi(200, 'ab12')
    await expect(requestOf(api)('GET /tx/1/hex')).resolves.toBe('ab12')
    await requestOf(api)('POST /tx', ['00ff'])
    expect(api.received.map(received)).toEqual(['GET /api/tx/1/hex ', 'POST /api/tx 00ff'])
    expect(api.received[1]?.headers['content-type']).toMatch(/^text\/plain/)
  })

  it('shares the response of a pending GET request to the same path, and is sent again afterwards', async () => {
    const api = await startApi(200, '{}')
    const request = requestOf(api)
    await Promise.all([request('GET /address/a'), request('GET /address/a'), request('GET /tx/1')])
    expect(api.received).toHaveLength(2)
    await request('GET /address/a')
    expect(api.received).toHaveLength(3)
  })

  it.each([
    ['is busy', 429, 'Too Many Requests'],
    ['fails', 500, 'no database'],
    ['is another server’s page', 404, '<html>Not Found</html>'],
    ['does not answer in time', 'none', ''],
  ] as const)('goes to the next API if one %s', async (_, status, body) => {
    const [broken, good] = [await startApi(status, body), await startApi(200, '[]')]
    const request = requestWithin(status === 'none' ? 300 : 60_000, broken, good)
    await expect(request('GET /fee-estimates')).resolves.toBe('[]')
  })

  it('rejects with RPC_ERROR if an API refuses the request, and no other API gets it', async () => {
    const reason = 'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met"}'
    const [api, other] = [await startApi(400, reason), await startApi(200, '')]
    await expect(requestOf(api, other)('POST /tx', ['00'])).rejects.toMatchObject({
      code: 'RPC_ERROR',
      params: { code: -26, message: 'min relay fee not met' },
    })
    expect(other.received).toEqual([])
  })

  it.each([
    ['RPC_ERROR', 404, 'Transaction not found'],
    ['HTTP_ERROR', 503, 'later'],
    ['RPC_TIMEOUT', 'none', ''],
    ['SERVICE_INVALID_RESPONSE', 200, 'x'.repeat(10_000_001)],
  ] as const)('rejects with %s for the response %s', async (code, status, body) => {
    const request = requestWithin(status === 'none' ? 300 : 60_000, await startApi(status, body))
    await expect(request('GET /tx/1')).rejects.toMatchObject({ code })
  })
})
