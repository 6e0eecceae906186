import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceContext } from './serviceContext.ts'
import { sendJson, startTestServer, type TestServer } from './testing/testServer.ts'
import { testServiceContext } from './testing/testServiceContext.ts'
import { getAnalyticsConfig, getImage, getWallets, imageTypeOf } from './walletServices.ts'

let server: TestServer
let context: ServiceContext
let respond: (response: ServerResponse) => void

beforeAll(async () => {
  server = await startTestServer((_, response) => respond(response))
  context = testServiceContext({ walletServicesUrl: `${server.url}/services/` })
})
afterAll(() => server.close())

const respondWith = (value: unknown, status?: number) => {
  respond = (response) => sendJson(response, value, status)
}
const lastUrl = () => server.received.at(-1)?.url

async function getOnly(entry: object) {
  respondWith({ data: [{ id: '1', name: 'One', ...entry }], count: 1 })
  return (await getWallets(context, { page: 1, entries: 1 })).wallets[0]
}

describe('a request to the wallet directory', () => {
  it('has the given filters, and no client id', async () => {
    respondWith({ data: [], count: 0 })
    await getWallets(context, {
      page: 2,
      entries: 40,
      include: ['a', 'b'],
      exclude: [],
      chains: ['eip155:1', 'eip155:10'],
      search: '  meta ',
      badgeType: 'certified',
    })
    expect(lastUrl()?.pathname).toBe('/services/getWallets')
    expect(Object.fromEntries(lastUrl()?.searchParams ?? [])).toEqual({
      projectId: 'p1',
      st: 'wallet-modal',
      sv: 'html-eip155-0.1.0',
      page: '2',
      entries: '40',
      include: 'a,b',
      chains: 'eip155:1,eip155:10',
      search: 'meta',
      badge_type: 'certified',
    })
  })

  it('returns wallets with each known property', async () => {
    const entry = {
      rdns: 'io.one',
      image_id: 'img',
      chains: ['eip155:1'],
      homepage: 'https://one.example/',
      mobile_link: 'one://',
      desktop_link: 'one:',
      webapp_link: 'https://app.one.example/',
      app_store: 'https://apps.apple.com/app/1',
      badge_type: 'certified',
      injected: [{ namespace: 'eip155', injected_id: 'isOne' }],
    }
    expect(await getOnly({ ...entry, order: 7 })).toEqual({ id: '1', name: 'One', ...entry })
  })

  it('returns the valid wallets of a list that contains malformed ones', async () => {
    const data = [
      null,
      7,
      {},
      { id: 1, name: 'x' },
      { id: '2', name: ' ' },
      { id: '3', name: 'Ok' },
    ]
    respondWith({ data, count: 6 })
    const page = await getWallets(context, { page: 1, entries: 6 })
    expect(page).toEqual({ wallets: [{ id: '3', name: 'Ok' }], count: 6 })
  })

  it('drops malformed properties and keeps the wallet', async () => {
    const entry = { rdns: null, chains: 'all', injected: null, badge_type: 'gold', play_store: 5 }
    expect(await getOnly(entry)).toEqual({ id: '1', name: 'One' })
  })

  it('drops unsafe links', async () => {
    const script = 'javascript:alert(1)'
    expect(
      await getOnly({
        mobile_link: 'java\nscript:alert(1)',
        desktop_link: 'data:text/html,x',
        webapp_link: script,
        homepage: 'http://one.example',
        chrome_store: 'one://',
        image_url: script,
      }),
    ).toEqual({ id: '1', name: 'One' })
  })

  it.each([
    ['  Meta\u202eMask\u0000\n ', 'MetaMask'],
    ['\u200bA\u2066B\u2069', 'AB'],
    ['x'.repeat(100), 'x'.repeat(64)],
    ['👛'.repeat(70), '👛'.repeat(64)],
    ['<b>Bold</b>', '<b>Bold</b>'],
  ])('returns the name %j as %j', async (name, shown) => {
    expect((await getOnly({ name }))?.name).toBe(shown)
  })

  it('returns no more wallets than requested', async () => {
    const data = Array.from({ length: 2_000 }, (_, index) => ({ id: `${index}`, name: 'W' }))
    respondWith({ data, count: 2_000 })
    const { wallets } = await getWallets(context, { page: 1, entries: 4 })
    expect(wallets.map(({ id }) => id)).toEqual(['0', '1', '2', '3'])
  })

  it('refuses a response of 100,000 wallets', async () => {
    const data = Array.from({ length: 100_000 }, (_, index) => ({ id: `${index}`, name: 'Wallet' }))
    respondWith({ data, count: 1 })
    await expect(getWallets(context, { page: 1, entries: 4 })).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it.each([1e308, -5, 1.5, 100_001])(
    'returns no count if the response has the count %d',
    async (count) => {
      respondWith({ data: [{ id: '1', name: 'One' }], count })
      const page = await getWallets(context, { page: 1, entries: 1 })
      expect(page).toEqual({ wallets: [{ id: '1', name: 'One' }], count: null })
    },
  )

  it('refuses a response without a list of wallets', async () => {
    respondWith({ data: 'none', count: 1 })
    await expect(getWallets(context, { page: 1, entries: 1 })).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

describe('images from the wallet services', () => {
  const respondWithImage = (body: string | Buffer, type = 'image/png') => {
    respond = (response) => response.writeHead(200, { 'content-type': type }).end(body)
  }

  it.each([
    ['wallet', '/services/getWalletImage/a%2Fb'],
    ['asset', '/services/public/getAssetImage/a%2Fb'],
    ['currency', '/services/public/getCurrencyImage/a%2Fb'],
    ['token', '/services/public/getTokenImage/a%2Fb'],
  ] as const)('are requested at the path of their kind: %s', async (kind, path) => {
    respondWithImage('RIFF....WEBP')
    const blob = await getImage(context, kind, 'a/b')
    expect(blob).toMatchObject({ type: 'image/webp', size: 12 })
    expect(lastUrl()?.pathname).toBe(path)
    expect(lastUrl()?.searchParams.get('projectId')).toBe('p1')
  })

  it('are refused above 256 kB', async () => {
    respondWithImage(Buffer.alloc(5_000_000))
    await expect(getImage(context, 'wallet', 'big')).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

describe('the type of an image', () => {
  it.each([
    ['<svg onload="alert(1)"/>', 'image/svg+xml'],
    ['GIF89a', 'image/gif'],
  ])('is read from its bytes, whatever the server’s header: %s', async (body, type) => {
    respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body)
    expect(await getImage(context, 'wallet', 'x')).toMatchObject({ type })
  })

  it.each(['<p>', '%PDF-1.7', ''])(
    'is refused for %j, whatever the server’s header',
    async (body) => {
      respond = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(body)
      await expect(getImage(context, 'wallet', 'x')).rejects.toMatchObject({
        code: 'SERVICE_INVALID_RESPONSE',
      })
    },
  )
})

it.each([
  [{ isAnalyticsEnabled: true }, 200, true],
  [{ isAnalyticsEnabled: false }, 200, false],
  [{ isAnalyticsEnabled: 'yes' }, 200, false],
  [{ isAnalyticsEnabled: true }, 403, false],
])('analytics for the response %j with status %i are on: %s', async (config, status, expected) => {
  respondWith(config, status)
  expect(await getAnalyticsConfig(context)).toBe(expected)
})

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['image/png', '\x89PNG\r\n\x1a\n…'],
  ['image/jpeg', '\xff\xd8\xff\xe0…'],
  ['image/gif', 'GIF89a…'],
  ['image/gif', 'GIF87a…'],
  ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['image/avif', '\x00\x00\x00\x20ftypavif'],
])('%s is recognised by its first bytes', (type, start) => {
  expect(imageTypeOf(latin1(start))).toBe(type)
})

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff  <svg>',
  '<?xml version="1.0"?>\n<!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<SVG viewBox="0 0 1 1">',
])('an SVG is recognised by its root element: %s', (text) => {
  expect(imageTypeOf(utf8(text))).toBe('image/svg+xml')
})

it.each([
  '',
  '<p>',
  '<!doctype html><svg>'.slice(0, 15),
  '<html><svg>',
  '<svgx>',
  'PNG',
  '%PDF-1.7',
])('%j is not an image', (text) => expect(imageTypeOf(utf8(text))).toBeNull())
