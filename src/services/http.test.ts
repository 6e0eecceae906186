import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requestBytes, requestJson, toEndpointUrl } from './http.ts'
import { sendJson, startTestServer, type TestServer } from './testing/testServer.ts'

let server: TestServer
let closedUrl: string
let endlessClosed: Promise<unknown>

const routes: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => sendJson(response, { value: 1, extra: true }),
  '/teapot': (response) => sendJson(response, { reasons: ['tea'] }, 418),
  '/text': (response) => void response.end('<html>'),
  '/hang': () => {},
  '/drip': (response) => void response.write('{"value":'),
  '/icon': (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('1234'),
  '/endless': (response) => {
    endlessClosed = once(response, 'close')
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536, ' '), more)
    }
    more()
  },
}

beforeAll(async () => {
  server = await startTestServer(({ url }, response) => routes[url.pathname]?.(response))
  const closed = await startTestServer(() => {})
  closedUrl = closed.url
  await closed.close()
})
afterAll(() => server.close())

const schema = z.object({ value: z.number() })
const get = (path: string, options = {}) =>
  requestJson(server.url + path, { schema, maxBytes: 1000, ...options })

describe('requestJson', () => {
  it('resolves with the fields of the schema only', async () => {
    await expect(get('/ok')).resolves.toEqual({ value: 1 })
  })

  it('leaves out empty query parameters', async () => {
    await get('/ok', { query: { a: 'x,y', b: '', c: undefined, d: null, e: 0, f: false } })
    expect(server.received.at(-1)?.url.search).toBe('?a=x%2Cy&e=0&f=false')
  })

  it('posts JSON with the given headers', async () => {
    const headers = { 'Content-Type': 'application/json' }
    await get('/ok', { method: 'POST', body: { a: [1] }, headers })
    const last = server.received.at(-1)
    expect(last).toMatchObject({ method: 'POST', body: '{"a":[1]}' })
    expect(last?.headers['content-type']).toBe('application/json')
  })

  it('rejects with the HTTP status, and the response body remains readable', async () => {
    const error = await get('/teapot').catch((reason) => reason)
    expect(error).toMatchObject({
      code: 'HTTP_ERROR',
      longMessage: 'HTTP status code: 418',
      params: { status: 418 },
    })
    await expect(error.cause.json()).resolves.toEqual({ reasons: ['tea'] })
  })

  it('rejects for a response that does not match the schema', async () => {
    const code = 'SERVICE_INVALID_RESPONSE'
    await expect(get('/text')).rejects.toMatchObject({ code })
    await expect(get('/ok', { schema: z.array(z.string()) })).rejects.toMatchObject({ code })
  })

  it('rejects with SERVICE_UNREACHABLE if the service is down', async () => {
    await expect(requestJson(closedUrl, { schema, maxBytes: 1000 })).rejects.toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    })
  })

  it.each(['/hang', '/drip'])(
    'times out on the path %s, whose response never ends',
    async (path) => {
      await expect(get(path, { timeoutMs: 50 })).rejects.toMatchObject({
        code: 'SERVICE_UNREACHABLE',
        cause: { name: 'TimeoutError' },
      })
    },
  )

  it('rejects with the reason of the caller’s abort', async () => {
    const controller = new AbortController()
    const reason = new Error('not needed any more')
    const pending = get('/hang', { signal: controller.signal })
    controller.abort(reason)
    await expect(pending).rejects.toBe(reason)
    await expect(get('/ok', { signal: controller.signal })).rejects.toBe(reason)
  })
})

describe('an oversized response', () => {
  it('is cut off at the size limit of the request', async () => {
    await expect(get('/endless', { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
      cause: 'more than 100000 bytes',
    })
    await endlessClosed
  })

  it('is refused from one byte above the size limit', async () => {
    const icon = (maxBytes: number) => requestBytes(`${server.url}/icon`, { maxBytes })
    expect(new TextDecoder().decode(await icon(4))).toBe('1234')
    await expect(icon(3)).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

it.each([
  ['https://a.example', '/v1/x', 'https://a.example/v1/x'],
  ['https://a.example/', 'v1/x', 'https://a.example/v1/x'],
  ['https://a.example/base', '/x', 'https://a.example/base/x'],
  ['https://a.example/base/?key=1', '/x', 'https://a.example/base/x?key=1'],
])('the path of an endpoint is appended to %s', (base, path, expected) => {
  expect(toEndpointUrl(base, path).href).toBe(expected)
})
