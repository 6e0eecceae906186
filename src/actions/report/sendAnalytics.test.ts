import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/hostEvents.ts'
import { options } from '../../controllers/options.ts'
import { startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { sendAnalytics } from './sendAnalytics.ts'

type Answer = (response: ServerResponse) => void

const says =
  (isAnalyticsEnabled: boolean): Answer =>
  (response) =>
    void response.end(JSON.stringify({ isAnalyticsEnabled }))
const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code).end()

const modalOpen = { event: 'MODAL_OPEN', properties: { connected: false } } as const
const send = () => sendAnalytics(modalOpen, 1)

let server: TestServer
let answers: { config: Answer; event: Answer }
let projects = 0
const errors: string[] = []
const asked = (method: string) =>
  server.received.filter((one) => one.method === method).map(({ url }) => url.pathname)

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://dapp.example/page'))
  server = await startTestServer(({ method }, response) =>
    answers[method === 'GET' ? 'config' : 'event'](response),
  )
  onHostEvent((name, detail) => {
    if (name === 'error' && 'code' in detail) errors.push(detail.code)
  })
})
beforeEach(() => {
  // The configuration is requested once per project.
  options.projectId = `p${projects++}`
  Object.assign(options, { servicesUrl: server.url, analyticsUrl: server.url })
  options.features.analytics = true
  answers = { config: says(true), event: status(202) }
  server.received.length = 0
  errors.length = 0
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

it('the analytics configuration is requested once, and events are sent if it is on', async () => {
  await Promise.all([send(), send()])
  await send()
  expect(asked('GET')).toEqual(['/getAnalyticsConfig'])
  expect(asked('POST')).toEqual(['/e', '/e', '/e'])
})

it.each([
  ['false', says(false)],
  ['an invalid response', status(200)],
  ['an error', status(500)],
])('no analytics event is sent if the service returns %s', async (_, config) => {
  answers.config = config
  await send()
  await send()
  expect(asked('GET')).toEqual(['/getAnalyticsConfig'])
  expect(asked('POST')).toEqual([])
  expect(errors).toEqual([])
})

it('no analytics event is sent once the host has turned the feature off', async () => {
  answers.config = (response) => {
    options.features.analytics = false
    says(true)(response)
  }
  await send()
  expect(asked('POST')).toEqual([])
})

it('the event MODAL_CREATED is never sent, and no event without a project id', async () => {
  await sendAnalytics({ event: 'MODAL_CREATED', properties: {} }, 1)
  options.projectId = null
  await send()
  expect(server.received).toEqual([])
})

it('a refused origin is reported once, and again only after an accepted event', async () => {
  answers.event = status(403)
  await send()
  await send()
  expect(errors).toEqual(['INVALID_APP_CONFIGURATION'])
  answers.event = status(202)
  await send()
  answers.event = status(403)
  await send()
  expect(errors).toEqual(['INVALID_APP_CONFIGURATION', 'INVALID_APP_CONFIGURATION'])
  answers.event = status(202)
  await send()
})

it('an outage or a blocked analytics request is not reported', async () => {
  answers.event = status(500)
  await send()
  answers.event = (response) => void response.destroy()
  await send()
  options.analyticsUrl = 'http://127.0.0.1:9'
  await send()
  expect(errors).toEqual([])
})

it('further analytics events are dropped while fifty are pending', async () => {
  let open = (_: boolean) => {}
  const isOpen = new Promise<boolean>((resolve) => {
    open = resolve
  })
  answers.config = (response) => void isOpen.then(() => says(true)(response))
  const all = Array.from({ length: 80 }, send)
  open(true)
  await Promise.all(all)
  expect(asked('POST')).toHaveLength(50)
  await send()
  expect(asked('POST')).toHaveLength(51)
})

it('email addresses are removed from analytics events', async () => {
  const message = 'No such code for ada@mail.example'
  await sendAnalytics({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } }, 1)
  expect(server.received.at(-1)?.body).toContain('No such code for …@…')
  expect(server.received.at(-1)?.body).not.toContain('ada')
})
