import { afterEach, describe, expect, it } from 'vitest'
import {
  type Records,
  type Resolver,
  startResolver,
} from '../../../../demo/services/dns/startResolver.ts'
import type { RunningServer } from '../../../../demo/services/shared/http.ts'
import { json, serve } from '../../../../demo/services/shared/http.ts'
import { bip122PaymentNames as names } from './dnsNames.ts'

const uri = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const host = 'ada.user._bitcoin-payment.example.com'
const running: RunningServer[] = []

async function keep<Server extends RunningServer>(starting: Promise<Server>): Promise<Server> {
  const server = await starting
  running.push(server)
  return server
}

const start = (style: 'cloudflare' | 'google', records: Records): Promise<Resolver> =>
  keep(startResolver({ style, records }))

/** Resolves the name by two resolvers with these records. */
async function resolve(one: Records, other: Records = one, name = '₿ada@example.com') {
  const all = [await start('cloudflare', one), await start('google', other)]
  const urls = all.map(({ url }) => url)
  return names.resolve(name, urls, new AbortController().signal)
}

const withTxt = (...txt: string[][]): Records => ({ [host]: { txt } })
const notProved = { code: 'NAME_NOT_PROVED' }

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

describe('a name', () => {
  it.each([
    ['ada@example.com', '₿ada@example.com'],
    ['₿ada@example.com', '₿ada@example.com'],
    [' \u2068Ada@Example.COM\u2069\n', '₿ada@example.com'],
    ['ada＠example.com', '₿ada@example.com'],
    ['a.da-1_x@pay.xn--bcher-kva.example', '₿a.da-1_x@pay.xn--bcher-kva.example'],
  ])('%j is read as %s', (text, name) => {
    expect(names.readName(text)).toBe(name)
  })

  it.each([
    'alice.eth@base',
    'ada@',
    '@example.com',
    'ada@@example.com',
    'ada@example',
    'ada@-a.example',
    'ada@a..example',
    'adà@example.com',
    'ada@exаmple.com',
    `ada@${'a'.repeat(64)}.example`,
    `${'a'.repeat(64)}@example.com`,
    `ada@${'a.'.repeat(120)}example`,
    'bitcoin:ada@example.com',
    'ada@example.com/path',
  ])('%j is none', (text) => {
    expect(names.readName(text)).toBeNull()
  })
})

describe('a record', () => {
  it('that both resolvers give as verified is the payment, whatever strings and other records it has', async () => {
    const records = withTxt(['v=spf1 -all'], ['BITCOIN', `${uri.slice(7)}?label=Ada`])
    expect(await resolve(records)).toBe(`BITCOIN${uri.slice(7)}?label=Ada`)
  })

  it('is asked for by its own name, as TXT with signatures', async () => {
    const resolver = await start('google', withTxt([uri]))
    const other = await start('cloudflare', withTxt([uri]))
    await names.resolve('₿ada@example.com', [resolver.url, other.url], new AbortController().signal)
    expect([resolver.asked, other.asked]).toEqual([[host], [host]])
  })

  it('that both resolvers prove to be missing is null', async () => {
    expect(await resolve({})).toBeNull()
    expect(await resolve(withTxt(['v=spf1 -all']))).toBeNull()
  })

  it.each<[string, Records, Records?]>([
    ['differs', withTxt([uri]), withTxt([`${uri}?amount=1`])],
    ['is missing at one resolver', withTxt([uri]), {}],
    ['is one of several', withTxt([uri], [`${uri}?lno=1`])],
    ['is not signed', { [host]: { txt: [[uri]], isSigned: false } }],
    [
      'is not signed at one resolver',
      withTxt([uri]),
      { [host]: { txt: [[uri]], isSigned: false } },
    ],
  ])('that %s is refused', async (_, one, other) => {
    await expect(resolve(one, other)).rejects.toMatchObject(notProved)
  })

  it('of one resolver alone is refused', async () => {
    const { url } = await start('google', withTxt([uri]))
    const { signal } = new AbortController()
    await expect(names.resolve('₿ada@example.com', [url], signal)).rejects.toMatchObject(notProved)
  })

  const question = [{ name: host, type: 16 }]
  const rows = [{ name: host, type: 16, data: uri }]
  it.each<[string, unknown, string]>([
    [
      'says that validation failed',
      { Status: 2, AD: false, Question: question },
      'NAME_NOT_PROVED',
    ],
    [
      'is cut off',
      { Status: 0, TC: true, AD: true, Question: question, Answer: rows },
      'NAME_NOT_PROVED',
    ],
    ['says nothing of DNSSEC', { Status: 0, Question: question, Answer: rows }, 'NAME_NOT_PROVED'],
    [
      'is for another name',
      { Status: 0, AD: true, Question: [{ name: `x${host}`, type: 16 }], Answer: rows },
      'SERVICE_INVALID_RESPONSE',
    ],
    [
      'has another shape',
      { Status: 0, AD: 'true', Question: question, Answer: rows },
      'SERVICE_INVALID_RESPONSE',
    ],
  ])('in a response that %s is refused', async (_, body, code) => {
    const route = { method: 'GET', path: '/dns-query', handle: () => json(body) } as const
    const lying = await keep(serve({ port: 0, name: 'a resolver', routes: [route] }))
    const { url } = await start('google', withTxt([uri]))
    const asked = [`${lying.url}/dns-query`, url]
    await expect(
      names.resolve('₿ada@example.com', asked, new AbortController().signal),
    ).rejects.toMatchObject({ code })
  })

  it('is refused while a resolver is silent', async () => {
    const gone = await start('cloudflare', withTxt([uri]))
    await gone.close()
    running.splice(running.indexOf(gone), 1)
    const { url } = await start('google', withTxt([uri]))
    await expect(
      names.resolve('₿ada@example.com', [gone.url, url], new AbortController().signal),
    ).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  })
})
