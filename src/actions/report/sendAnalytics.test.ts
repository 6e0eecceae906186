import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { setStanding } from '../../controllers/signInGate.ts'
import { startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { writable } from '../../utils/testing/writable.ts'
import { sendAnalytics, withoutSecrets } from './sendAnalytics.ts'

type Respond = (response: ServerResponse) => void

const says =
  (isAnalyticsEnabled: boolean): Respond =>
  (response) =>
    void response.end(JSON.stringify({ isAnalyticsEnabled }))
const status =
  (code: number): Respond =>
  (response) =>
    void response.writeHead(code).end()

const modalOpen = { event: 'MODAL_OPEN', properties: { connected: false } } as const
const send = () => sendAnalytics(modalOpen, 1)

let server: TestServer
let responses: { config: Respond; event: Respond }
let projects = 0
const errors: string[] = []
const requestsOf = (method: string) =>
  server.received.filter((one) => one.method === method).map(({ url }) => url.pathname)

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://dapp.example/page'))
  server = await startTestServer(({ method }, response) =>
    responses[method === 'GET' ? 'config' : 'event'](response),
  )
  onHostEvent((name, detail) => {
    if (name === 'error' && 'code' in detail) errors.push(detail.code)
  })
})
beforeEach(() => {
  // The configuration is requested once per project.
  updateOptions({ projectId: `p${projects++}` })
  Object.assign(options, { servicesUrl: server.url, analyticsUrl: server.url })
  writable(options.features).analytics = true
  responses = { config: says(true), event: status(202) }
  server.received.length = 0
  errors.length = 0
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

it('the analytics configuration is requested once, and events are sent if it turns analytics on', async () => {
  await Promise.all([send(), send()])
  await send()
  expect(requestsOf('GET')).toEqual(['/getAnalyticsConfig'])
  expect(requestsOf('POST')).toEqual(['/e', '/e', '/e'])
})

it.each([
  ['false', says(false)],
  ['an invalid response', status(200)],
  ['an error', status(500)],
])('no analytics event is sent if the configuration is %s', async (_, config) => {
  responses.config = config
  await send()
  await send()
  expect(requestsOf('GET')).toEqual(['/getAnalyticsConfig'])
  expect(requestsOf('POST')).toEqual([])
  expect(errors).toEqual([])
})

it('no analytics event is sent once the host has turned analytics off', async () => {
  responses.config = (response) => {
    writable(options.features).analytics = false
    says(true)(response)
  }
  await send()
  expect(requestsOf('POST')).toEqual([])
})

it('the event MODAL_CREATED is never sent, and without a project id no event is sent', async () => {
  await sendAnalytics({ event: 'MODAL_CREATED', properties: {} }, 1)
  updateOptions({ projectId: null })
  await send()
  expect(server.received).toEqual([])
})

it('a refused origin emits one error, and a second one only after an event was accepted', async () => {
  responses.event = status(403)
  await send()
  await send()
  expect(errors).toEqual(['INVALID_APP_CONFIGURATION'])
  responses.event = status(202)
  await send()
  responses.event = status(403)
  await send()
  expect(errors).toEqual(['INVALID_APP_CONFIGURATION', 'INVALID_APP_CONFIGURATION'])
  responses.event = status(202)
  await send()
})

it('an outage of the analytics service or a blocked request emits no error', async () => {
  responses.event = status(500)
  await send()
  responses.event = (response) => void response.destroy()
  await send()
  updateOptions({ analyticsUrl: 'http://127.0.0.1:9' })
  await send()
  expect(errors).toEqual([])
})

it('analytics events are dropped while fifty are pending', async () => {
  let open = (_: boolean) => {}
  const isOpen = new Promise<boolean>((resolve) => {
    open = resolve
  })
  responses.config = (response) => void isOpen.then(() => says(true)(response))
  const all = Array.from({ length: 80 }, send)
  open(true)
  await Promise.all(all)
  expect(requestsOf('POST')).toHaveLength(50)
  await send()
  expect(requestsOf('POST')).toHaveLength(51)
})

it('analytics events contain no email addresses', async () => {
  const message = 'No such code for ada@mail.example'
  await sendAnalytics({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } }, 1)
  expect(server.received.at(-1)?.body).toContain('No such code for …@…')
  expect(server.received.at(-1)?.body).not.toContain('ada')
})

it('analytics events name the account only once a required sign-in is there', async () => {
  updateAccount(networks.activeNamespace, { address })
  setStanding('connecting')
  await send()
  expect(server.received.at(-1)?.body).not.toContain(address)
  setStanding('connected')
  await send()
  expect(server.received.at(-1)?.body).toContain(address)
})

const signature = `0x${'ab'.repeat(65)}`
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it.each([
  [
    'an email address',
    'No code for ada.lovelace+x@mail.example was sent',
    'No code for …@… was sent',
  ],
  ['a signature in hex', `bad signature ${signature}`, 'bad signature …'],
  ['a signature in base58', `bad ${'5'.repeat(88)}`, 'bad …'],
  ['a pairing', 'cannot open wc:7f6e@2?relay-protocol=irn&symKey=587d', 'cannot open wc:…'],
  [
    'the query of a link',
    'see https://a.example/login?token=1#id and go',
    'see https://a.example/login and go',
  ],
  ['the fragment of a wallet’s link', 'metamask://wc#uri=wc%3A7f', 'metamask://wc'],
])('analytics values contain no secrets: %s', (_, text, left) => {
  expect(withoutSecrets({ message: text, list: [text] })).toEqual({ message: left, list: [left] })
})

it('analytics values without secrets are unchanged', () => {
  const properties = {
    isSmartAccount: false,
    network: 'eip155:1',
    token: `eip155:1:${address}`,
    amount: 1.5,
    cursor: null,
    ensName: 'alice.reown.id',
    uri: 'https://wallet.example/app',
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  }
  expect(withoutSecrets(properties)).toEqual(properties)
})

it('long texts in analytics events are truncated', () => {
  expect(withoutSecrets('word '.repeat(1000))).toHaveLength(1000)
})

it('an analytics text is searched for secrets only in its first part, and the rest is dropped', () => {
  expect(withoutSecrets(`${'a'.repeat(100_000)} end`)).toBe('…')
})

it.each(['a', 'a.', 'a+b-'])('long texts of “%s” are cleaned without a freeze', (part) => {
  const begunAt = performance.now()
  for (let count = 0; count < 20; count += 1) withoutSecrets(part.repeat(10_000))
  expect(performance.now() - begunAt).toBeLessThan(2_500)
})
