import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceContext } from '../serviceContext.ts'
import { sendJson, startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'
import { getIdentity } from './identity.ts'
import { getSupportedChains } from './supportedChains.ts'
import { getTokenBalances } from './tokenBalances.ts'

let server: TestServer
let context: ServiceContext
let body: unknown

beforeAll(async () => {
  server = await startTestServer((_, response) => sendJson(response, body))
  context = testServiceContext({ blockchainApiUrl: server.url })
})
afterAll(() => server.close())

const lastUrl = () => server.received.at(-1)?.url
const lastQuery = () => Object.fromEntries(lastUrl()?.searchParams ?? [])
const identification = { projectId: 'p1', st: 'wallet-modal', sv: 'html-eip155-0.1.0' }

it('getSupportedChains returns supported networks of known namespaces only', async () => {
  body = {
    http: ['eip155:1', 'near:mainnet', 7, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ws: [],
  }
  expect(await getSupportedChains(context)).toEqual([
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ])
  expect(lastUrl()?.pathname).toBe('/v1/supported-chains')
  expect(lastQuery()).toEqual({ ...identification, clientId: 'did:key:z6Mk' })
})

it('a request to the blockchain API contains no client id if the context has none', async () => {
  body = { http: [] }
  await getSupportedChains({ ...context, clientId: null })
  expect(lastQuery()).toEqual(identification)
})

describe('an account’s identity from the blockchain API', () => {
  it('has name and image', async () => {
    body = { name: 'vitalik.eth', avatar: 'https://a.example/v.png' }
    expect(await getIdentity(context, '0xa', '0xb')).toEqual(body)
    expect(lastUrl()?.pathname).toBe('/v1/identity/0xa')
    expect(lastQuery()).toMatchObject({ sender: '0xb' })
  })

  it.each([
    [{ name: null, avatar: null }],
    [{ name: '', avatar: '' }],
    [{}],
    [{ name: 7, avatar: 'javascript:alert(1)' }],
  ])('has neither name nor image for the response %j', async (response) => {
    body = response
    expect(await getIdentity(context, '0xa')).toEqual({ name: null, avatar: null })
  })
})

describe('token balances from the blockchain API', () => {
  const usdc = {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:137',
    address: 'eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    value: 2.71,
    price: 0.99,
    quantity: { decimals: '6', numeric: '2.711554' },
    iconUrl: 'https://a.example/usdc.png',
  }
  const { address, ...native } = { ...usdc, name: 'Matic', symbol: 'POL' }
  const request = { address: '0xa', caipNetworkId: 'eip155:137' } as const

  it('are requested in USD, for one network, with the tokens to refresh', async () => {
    body = { balances: [] }
    await getTokenBalances(context, {
      ...request,
      forceUpdate: ['eip155:137:0x1', 'eip155:137:0x2'],
    })
    expect(lastUrl()?.pathname).toBe('/v1/account/0xa/balance')
    expect(lastQuery()).toMatchObject({
      currency: 'usd',
      chainId: 'eip155:137',
      forceUpdate: 'eip155:137:0x1,eip155:137:0x2',
    })
  })

  it('have amounts as exact text', async () => {
    const numeric = '123456789012345678.000000000000000001'
    body = { balances: [usdc, { ...native, quantity: { decimals: '18', numeric } }] }
    expect(await getTokenBalances(context, request)).toEqual([
      usdc,
      { ...native, quantity: { decimals: '18', numeric } },
    ])
  })

  it('omit tokens without decimals', async () => {
    body = { balances: [{ ...usdc, quantity: { decimals: '0', numeric: '5' } }, native] }
    expect(await getTokenBalances(context, request)).toMatchObject([{ symbol: 'POL' }])
  })

  it('have the native token once, also if the service lists it by a placeholder address, too', async () => {
    for (const placeholder of [
      '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
      `0x${'0'.repeat(40)}`,
    ]) {
      const again = { ...native, address: `eip155:137:${placeholder}` }
      body = { balances: [native, again, usdc] }
      expect(await getTokenBalances(context, request)).toEqual([native, usdc])
      body = { balances: [again, usdc] }
      expect(await getTokenBalances(context, request)).toEqual([native, usdc])
    }
  })

  it('omit malformed tokens, and mark no token with a malformed address as the native one', async () => {
    body = {
      balances: [
        null,
        { ...usdc, address: '0x3c49' },
        { ...usdc, quantity: { decimals: '6', numeric: 'NaN' } },
        { ...usdc, price: null, value: 'a lot', iconUrl: 'http://a.example/x.png' },
        { ...native, address: null },
      ],
    }
    const { price, value, ...unpriced } = usdc
    expect(await getTokenBalances(context, request)).toEqual([
      { ...unpriced, iconUrl: null },
      native,
    ])
  })
})
