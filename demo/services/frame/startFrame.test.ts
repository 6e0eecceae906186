import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FrameUrls, startFrame } from './startFrame.ts'

const PARENT = 'http://localhost:1234'
const device = crypto.randomUUID()

let urls: FrameUrls
let close: () => Promise<void>

beforeAll(async () => {
  const ports = { frame: 0, social: 0, inbox: 0, smtp: 0 }
  const frame = await startFrame({
    ports,
    chains: {},
    sessionsUrl: 'http://localhost:1',
    parents: [PARENT],
  })
  urls = frame.urls
  close = frame.close
})
afterAll(() => close())

async function post(name: string, values: object = {}, origin = urls.frame) {
  const body = JSON.stringify({ device, token: '', ...values })
  const response = await fetch(`${urls.frame}/api/${name}`, {
    method: 'POST',
    headers: { origin },
    body,
  })
  return { status: response.status, body: await response.json() }
}

test('the frame server sends a requested mail over SMTP to the inbox, which escapes it', async () => {
  await post('email', { email: 'Ada@Example.test' })
  const found = await vi.waitFor(async () => {
    const mails = await (await fetch(`${urls.inbox}/mails.json?to=ada@example.test`)).json()
    expect(mails).toHaveLength(1)
    return mails[0]
  })
  expect(found.text).toContain(`${urls.frame}/device?ticket=`)
  const page = await fetch(`${urls.inbox}/mail?id=${found.id}`)
  expect(await page.text()).toContain(`<a href="${urls.frame}/device?ticket=`)
  expect(await (await fetch(`${urls.inbox}/mails.json?to=eve@example.test`)).json()).toEqual([])
})

test('the frame server rejects other origins and malformed bodies', async () => {
  expect(await post('email', { email: 'ada@example.test' }, PARENT)).toMatchObject({ status: 400 })
  for (const bad of [{ email: 1 }, { email: 'no' }, { email: 'a@b.de', device: 'x' }, {}]) {
    expect(await post('email', bad), JSON.stringify(bad)).toMatchObject({ status: 400 })
  }
  const headers = { origin: urls.frame }
  for (const body of ['', '[]', '"', `{"a":"${'x'.repeat(200_000)}"}`]) {
    const response = await fetch(`${urls.frame}/api/email`, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  }
})

test('the frame server rejects requests without a valid session token', async () => {
  expect(await post('session', { token: 'guess' })).toEqual({
    status: 200,
    body: { session: null },
  })
  for (const name of ['email/update', 'email/primary', 'email/secondary', 'fund']) {
    const values = { token: 'guess', email: 'a@b.de', otp: '000000', addresses: [] }
    expect(await post(name, values), name).toEqual({
      status: 400,
      body: { message: 'Log in first.' },
    })
  }
})

test('the frame page has a strict CSP, an allowlist of embedders and no source files', async () => {
  const policy = (await fetch(`${urls.frame}/sdk`)).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain(`frame-ancestors ${PARENT}`)
  const source = await fetch(`${urls.frame}/main.ts`)
  expect(source.status).toBe(404)
})

test('the frame server serves its document', async () => {
  const document = await (await fetch(`${urls.frame}/openapi.json`)).json()
  expect(document).toMatchObject({ info: { title: 'Embedded wallet' } })
})

test('the social provider rejects redirects to other origins', async () => {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_uri: 'https://evil.test/',
    state: 'x',
  })
  expect((await fetch(`${urls.social}/authorize?${query}`)).status).toBe(400)
  const token = await fetch(`${urls.social}/token`, {
    method: 'POST',
    body: new URLSearchParams({ code: 'x' }),
  })
  expect(token.status).toBe(400)
})
