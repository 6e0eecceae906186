import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OnrampOptions } from '../../types/onramp.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { sendJson, startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'
import { getHistory } from './history.ts'
import { getOnrampOptions } from './onrampOptions.ts'
import { getOnrampQuote } from './onrampQuote.ts'
import { getOnrampUrl } from './onrampUrl.ts'

let server: TestServer
let context: ServiceContext
let body: unknown

beforeAll(async () => {
  server = await startTestServer((_, response) => sendJson(response, body))
  context = testServiceContext({ clientId: null, blockchainApiUrl: server.url })
})
afterAll(() => server.close())

const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const network = { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' }
const ether = { id: 'e', name: 'Ether', symbol: 'ETH', networks: [network] }

describe('onramp options from the blockchain API', () => {
  it('omit malformed entries', async () => {
    body = {
      paymentCurrencies: [
        usd,
        { id: 'dollars', payment_method_limits: [] },
        { id: 'EUR', payment_method_limits: [{ id: 'card', min: '-1', max: '1e9' }] },
      ],
      purchaseCurrencies: [ether, { ...ether, id: '' }, { ...ether, symbol: 7 }, null],
    }
    const options: OnrampOptions = {
      paymentCurrencies: [usd, { id: 'EUR', payment_method_limits: [] }],
      purchaseCurrencies: [ether],
    }
    expect(await getOnrampOptions(context)).toEqual(options)
  })

  it('are limited to 1,000 currencies', async () => {
    const purchaseCurrencies = Array.from({ length: 5_000 }, (_, at) => ({ ...ether, id: `${at}` }))
    body = { paymentCurrencies: [usd], purchaseCurrencies }
    expect((await getOnrampOptions(context)).purchaseCurrencies).toHaveLength(1_000)
  })
})

describe('an onramp quote', () => {
  const money = (amount: string, currency = 'USD') => ({ amount, currency })
  const quote = {
    quoteId: 'q1',
    paymentTotal: money('100.00'),
    paymentSubtotal: money('98.00'),
    purchaseAmount: money('0.0392', 'ETH'),
    coinbaseFee: money('1.50'),
    networkFee: money('0.50'),
  }
  const request = {
    purchaseCurrency: ether,
    paymentCurrency: usd,
    amount: '100',
    network: 'base',
  }

  it('is requested with the currencies as the service returned them', async () => {
    body = quote
    expect(await getOnrampQuote(context, request)).toEqual(quote)
    const last = server.received.at(-1)
    expect(JSON.parse(last?.body ?? '')).toEqual(request)
    // Another content type would make the browser send a preflight request first.
    expect(last?.headers['content-type']).toMatch(/^text\/plain/)
  })

  it.each([
    ['of another token', { purchaseAmount: money('100', 'DAI') }],
    ['in another currency', { paymentTotal: money('100.00', 'JPY') }],
    ['of a smaller payment', { paymentTotal: money('99.99') }],
    ['that is no amount', { coinbaseFee: money('-1.50') }],
    ['with a number for an amount', { networkFee: { amount: 0.5, currency: 'USD' } }],
  ])('%s is refused', async (_, change) => {
    body = { ...quote, ...change }
    await expect(getOnrampQuote(context, request)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

describe('the URL of the onramp provider’s page', () => {
  const request = {
    destinationWallets: [{ address: '0xa', blockchains: ['base'], assets: ['ETH'] }],
    defaultNetwork: 'base',
    partnerUserId: '0xa',
    defaultExperience: 'buy',
  } as const

  it.each([
    ['https://pay.example/buy?x=1', 'https://pay.example/buy?x=1'],
    ['http://localhost:4184/buy', 'http://localhost:4184/buy'],
    ['http://pay.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hello', null],
    ['https://pay.example@evil.example/', null],
    ['', null],
    [7, null],
  ])('is opened for %s as %s', async (url, opened) => {
    body = { url }
    expect(await getOnrampUrl(context, request)).toBe(opened)
  })
})

it('purchases are requested without the browser’s cache, and have the same statuses as transactions', async () => {
  const row = (id: string, status: string) => ({
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      minedAt: '2026-11-22T10:00:00.000Z',
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    },
    transfers: [],
  })
  body = {
    data: [row('1', 'IN_PROGRESS'), row('2', 'SUCCESS'), row('3', 'FAILED')],
    next: null,
  }
  const { transactions } = await getHistory(context, { address: '0xa', onramp: 'coinbase' })
  expect(transactions.map(({ metadata }) => [metadata.status, metadata.hash])).toEqual([
    ['pending', null],
    ['confirmed', null],
    ['failed', null],
  ])
  const last = server.received.at(-1)
  expect(last?.url.searchParams.get('onramp')).toBe('coinbase')
  expect(last?.headers['cache-control']).toBe('max-age=0')
})
