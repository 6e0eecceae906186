import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createUuid, sendAnalyticsEvent } from './analytics.ts'
import type { ServiceContext } from './serviceContext.ts'
import { startTestServer, type TestServer } from './testing/testServer.ts'
import { testServiceContext } from './testing/testServiceContext.ts'

let server: TestServer
let context: ServiceContext
let respond = (response: ServerResponse) => void response.writeHead(202).end('accepted')

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://dapp.example/page?token=secret#code=secret'))
  server = await startTestServer((_, response) => respond(response))
  context = testServiceContext({ analyticsUrl: server.url })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

it('an analytics event contains the page’s URL without query and fragment', async () => {
  const properties = { method: 'qrcode', name: 'One' }
  const event = { event: 'CONNECT_SUCCESS', properties, address: '0xa', timestampMs: 1234 }
  await sendAnalyticsEvent(context, event)
  const [request] = server.received
  expect(request?.method).toBe('POST')
  expect(request?.headers['content-type']).toMatch(/^text\/plain/)
  expect(`${request?.url.pathname}${request?.url.search}`).toBe(
    '/e?projectId=p1&st=wallet-modal&sv=html-eip155-0.1.0',
  )
  expect(JSON.parse(request?.body ?? '')).toEqual({
    eventId: expect.stringMatching(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    ),
    url: 'https://dapp.example/page',
    domain: 'dapp.example',
    timestamp: 1234,
    props: { type: 'track', event: 'CONNECT_SUCCESS', properties, address: '0xa' },
  })
})

it('sending an analytics event from a refused origin rejects with HTTP_ERROR and the status', async () => {
  respond = (response) => void response.writeHead(403).end()
  await expect(
    sendAnalyticsEvent(context, { event: 'MODAL_OPEN', timestampMs: 1 }),
  ).rejects.toMatchObject({ code: 'HTTP_ERROR', params: { status: 403 } })
})

it('createUuid returns distinct UUIDs of version 4 without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 500 }, createUuid)
  vi.unstubAllGlobals()
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(ids.length)
})
