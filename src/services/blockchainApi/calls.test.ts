import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { sendJson, startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'
import * as convert from './convert.ts'
import { getHistory } from './history.ts'
import { getIdentity } from './identity.ts'
import { getOnrampOptions } from './onrampOptions.ts'
import { getOnrampQuote } from './onrampQuote.ts'
import { getOnrampUrl } from './onrampUrl.ts'
import { getPrice } from './prices.ts'
import * as profile from './profile.ts'
import { getSupportedChains } from './supportedChains.ts'
import { getTokenBalances } from './tokenBalances.ts'

let server: TestServer
let context: ServiceContext
let respond: (response: ServerResponse) => void

beforeAll(async () => {
  server = await startTestServer((_, response) => respond(response))
  context = testServiceContext({ blockchainApiUrl: server.url })
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.splice(0)
  respond = (response) => sendJson(response, {})
})

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const user = `eip155:1:${address}`
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dai = 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f'
const tokens = { from: ether, to: dai }
const chain = { chainId: 'eip155:1' }
const signal = new AbortController().signal
const usd = { id: 'USD', payment_method_limits: [] }
const eth = { id: 'e', name: 'Ether', symbol: 'ETH', networks: [] }
const purchase = { purchaseCurrency: eth, paymentCurrency: usd, amount: '100', network: 'base' }
const link = {
  destinationWallets: [{ address, blockchains: ['base'], assets: ['ETH'] }],
  defaultNetwork: 'base',
  partnerUserId: address,
  defaultExperience: 'buy',
  presetFiatAmount: 100,
} as const
const registration = { address, message: '{}', signature: '0x1' }

interface Call {
  call: () => Promise<unknown>
  query?: object
  body?: object
}

const calls: Record<string, Call> = {
  'GET /v1/supported-chains': { call: () => getSupportedChains(context) },
  [`GET /v1/identity/${address}`]: {
    call: () => getIdentity(context, address, '0xb'),
    query: { sender: '0xb' },
  },
  [`GET /v1/account/${address}/history`]: {
    call: () =>
      getHistory(context, {
        address,
        caipNetworkId: 'eip155:1',
        onramp: 'coinbase',
        cursor: 'next',
      }),
    query: { ...chain, onramp: 'coinbase', cursor: 'next' },
  },
  [`GET /v1/account/${address}/balance`]: {
    call: () =>
      getTokenBalances(context, { address, caipNetworkId: 'eip155:1', forceUpdate: [dai] }),
    query: { ...chain, currency: 'usd', forceUpdate: dai },
  },
  'GET /v1/convert/quotes': {
    call: () =>
      convert.getQuote(context, {
        ...tokens,
        amount: 10n ** 24n,
        userAddress: address,
        gasPrice: 7n,
        signal,
      }),
    query: { ...tokens, amount: `1${'0'.repeat(24)}`, userAddress: address, gasPrice: '7' },
  },
  'GET /v1/convert/tokens': {
    call: () => convert.getConvertTokens(context, 'eip155:1'),
    query: chain,
  },
  'POST /v1/fungible/price': {
    call: () => getPrice(context, dai),
    body: { currency: 'usd', addresses: [dai], projectId: 'p1' },
  },
  'GET /v1/convert/allowance': {
    call: () => convert.getAllowance(context, { tokenAddress: dai, userAddress: user }),
    query: { tokenAddress: dai, userAddress: user },
  },
  'GET /v1/convert/gas-price': {
    call: () => convert.getGasPrice(context, 'eip155:1'),
    query: chain,
  },
  'POST /v1/convert/build-transaction': {
    call: () =>
      convert.buildTransaction(context, {
        ...tokens,
        userAddress: user,
        amount: 5n,
        slippagePercent: 1,
        signal,
      }),
    body: {
      ...tokens,
      userAddress: user,
      amount: '5',
      eip155: { slippage: 1 },
      projectId: 'p1',
      disableEstimate: true,
    },
  },
  'GET /v1/convert/build-approve': {
    call: () => convert.buildApproval(context, { ...tokens, userAddress: user, signal }),
    query: { ...tokens, userAddress: user },
  },
  'GET /v1/profile/account/ada.reown.id': {
    call: () => profile.getAccountName(context, 'ada.reown.id'),
    query: { apiVersion: '2' },
  },
  [`GET /v1/profile/reverse/${address}`]: {
    call: () => profile.getNamesOf(context, address, '0xb'),
    query: { apiVersion: '2', sender: '0xb' },
  },
  'GET /v1/profile/suggestions/ada': {
    call: () => profile.getNameSuggestions(context, { name: 'ada', zone: 'reown.id' }),
    query: { zone: 'reown.id' },
  },
  'POST /v1/profile/account': {
    call: () => profile.registerName(context, { ...registration, coinType: 2_147_483_649 }),
    body: { ...registration, coin_type: 2_147_483_649 },
  },
  'POST /v1/generators/onrampurl': { call: () => getOnrampUrl(context, link), body: link },
  'GET /v1/onramp/options': { call: () => getOnrampOptions(context) },
  'POST /v1/onramp/quote': { call: () => getOnrampQuote(context, purchase), body: purchase },
}

it.each(Object.entries(calls))(
  'the API call %s sends project id, SDK version and its parameters',
  async (name, given) => {
    await given.call().catch(() => {})
    expect(server.received).toHaveLength(1)
    const [request] = server.received
    expect(`${request?.method} ${request?.url.pathname}`).toBe(name)
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      ...given.query,
      projectId: 'p1',
      st: 'wallet-modal',
      sv: 'html-eip155-0.1.0',
      clientId: 'did:key:z6Mk',
    })
    expect(request?.body ? JSON.parse(request.body) : undefined).toEqual(given.body)
  },
)

const status = (code: number, headers = {}) =>
  [
    'HTTP_ERROR',
    (response: ServerResponse) => void response.writeHead(code, headers).end('{"reasons":[]}'),
  ] as const
const body = (text: string, type = 'application/json') =>
  [
    'SERVICE_INVALID_RESPONSE',
    (response: ServerResponse) => void response.writeHead(200, { 'content-type': type }).end(text),
  ] as const

/** Ways in which an answer fails to arrive or to be one, and the code of the error. */
const faults = {
  'a refused connection': ['SERVICE_UNREACHABLE', (response) => void response.destroy()],
  'status 401': status(401),
  'status 403': status(403),
  'status 404': status(404),
  'status 429 with Retry-After': status(429, { 'retry-after': '1' }),
  'status 500': status(500),
  'status 503': status(503),
  'an empty body': body(''),
  'truncated JSON': body('{"data":[{"id":'),
  'JSON of another shape': body('"text"'),
  'HTML in place of JSON': body('<!doctype html><title>Sign in to the Wi-Fi</title>', 'text/html'),
  'a body of 50 MB': body(`"${' '.repeat(50_000_000)}"`),
} as const satisfies Record<string, readonly [string, (response: ServerResponse) => void]>

/** The registration succeeds with any JSON, because nothing of its answer is read. */
const isUnread = (name: string) => name === 'POST /v1/profile/account'

describe.each(Object.entries(faults))('an endpoint that answers with %s', (fault, [code, act]) => {
  const names = Object.keys(calls)
  const refusing = fault === 'JSON of another shape' ? names.filter((one) => !isUnread(one)) : names
  it.each(refusing)('rejects %s with an error of the catalogue', async (name) => {
    respond = act
    const thrown = await calls[name]?.call().catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(WalletModalError)
    expect(thrown).toMatchObject({ code })
  })
})
