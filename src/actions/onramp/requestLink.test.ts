import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { updateOnramp } from '../../controllers/onramp.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { onrampProvider } from '../account/onrampProviders.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { assessOrder } from './assessOrder.ts'
import { builtInOptions } from './readOptions.ts'
import { requestLink } from './requestLink.ts'
import { toPurchaseOrder } from './toPurchaseOrder.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let server: TestServer
let url: unknown

beforeAll(async () => {
  server = await startTestServer((_, response) => sendJson(response, { url }))
})
afterAll(() => server.close())
beforeEach(() => {
  url = 'https://pay.example/buy?token=1'
  const onramp = { coinbaseAppId: 'app', meldPublicKey: 'key' }
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url, onramp })
})

function link(
  name: 'coinbase' | 'meld',
  { network = testNetwork(1), amount = '99.5', currency = 1, isSmartAccount = false } = {},
): Promise<string> {
  const provider = onrampProvider(name)
  if (!provider) throw new Error(`no ${name}`)
  const { chainNamespace: namespace } = network
  const paying = { namespace, address, network, isSmartAccount }
  const draft = {
    options: builtInOptions,
    paymentAmount: amount,
    paymentCurrency: builtInOptions.paymentCurrencies[currency] ?? null,
    purchaseCurrency: null,
  }
  const order = toPurchaseOrder(paying, assessOrder(draft, network, 'en'))
  return requestLink(provider, order, new AbortController().signal)
}

it('the provider’s page pays out to the account only, in the currency of the typed amount', async () => {
  expect(await link('coinbase', { network: testNetwork(8453) })).toBe(
    'https://pay.example/buy?token=1&fiatCurrency=EUR',
  )
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual({
    destinationWallets: [
      {
        address,
        blockchains: [
          'ethereum',
          'arbitrum',
          'polygon',
          'berachain',
          'avalanche-c-chain',
          'optimism',
          'celo',
          'base',
        ],
        assets: ['USDC'],
      },
    ],
    defaultNetwork: 'base',
    partnerUserId: address,
    defaultExperience: 'buy',
    presetFiatAmount: 99.5,
  })
})

it('the provider’s page offers a smart account only the network it is on', async () => {
  await link('coinbase', { network: testNetwork(8453), isSmartAccount: true })
  const { destinationWallets } = JSON.parse(server.received.at(-1)?.body ?? '')
  expect(destinationWallets).toMatchObject([{ address, blockchains: ['base'] }])
  const elsewhere = link('coinbase', { network: testNetwork(100), isSmartAccount: true })
  await expect(elsewhere).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' })
})

it('the crypto amount of the quote is preset if the provider takes no amount in the user’s currency', async () => {
  const paymentCurrency = { id: 'CHF', payment_method_limits: [] }
  const paying = {
    namespace: 'eip155',
    address,
    network: testNetwork(1),
    isSmartAccount: false,
  } as const
  const draft = {
    options: builtInOptions,
    paymentAmount: '100',
    paymentCurrency,
    purchaseCurrency: null,
  }
  const order = assessOrder(draft, paying.network, 'en')
  const money = (amount: string, currency: string) => ({ amount, currency })
  const response = {
    quoteId: 'q',
    paymentTotal: money('100', 'CHF'),
    paymentSubtotal: money('98', 'CHF'),
    purchaseAmount: money('110.25', 'USDC'),
    coinbaseFee: money('1', 'CHF'),
    networkFee: money('1', 'CHF'),
  }
  const coinbase = onrampProvider('coinbase')
  const sentPresets = async (orderKey: string) => {
    updateOnramp({ quote: { orderKey, response } })
    if (coinbase)
      await requestLink(coinbase, toPurchaseOrder(paying, order), new AbortController().signal)
    const { presetFiatAmount, presetCryptoAmount } = JSON.parse(server.received.at(-1)?.body ?? '')
    return { presetFiatAmount, presetCryptoAmount }
  }
  expect(await sentPresets(order.key ?? '')).toEqual({ presetCryptoAmount: 110.25 })
  expect(await sentPresets('another order')).toEqual({ presetFiatAmount: 100 })
  // The placeholder of a failed quote has the amount of the payment in place of the tokens.
  Object.assign(response, { quoteId: 'mocked-quote-id' })
  expect(await sentPresets(order.key ?? '')).toEqual({ presetFiatAmount: 100 })
  updateOnramp({ quote: null })
})

it('the provider’s link has no amount if none was typed', async () => {
  await link('coinbase', { amount: '' })
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).not.toHaveProperty('presetFiatAmount')
})

it('the provider’s link has no amount that a JavaScript number cannot represent', async () => {
  await link('coinbase', { amount: '90071992547409931.55' })
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).not.toHaveProperty('presetFiatAmount')
})

it.each([['javascript:alert(1)'], ['http://pay.example/'], [null], ['']])(
  'the link %j from the provider is refused',
  async (refused) => {
    url = refused
    await expect(link('coinbase')).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' })
  },
)

it.each([
  ['eip155', 'USDC'],
  ['solana', 'SOL'],
] as const)(
  'on %s the provider’s page is Meld’s, with the currency %s',
  async (chainNamespace, currency) => {
    const network = { ...testNetwork(1), chainNamespace }
    const { origin, searchParams } = new URL(await link('meld', { network }))
    expect(origin).toBe('https://meldcrypto.com')
    expect(Object.fromEntries(searchParams)).toEqual({
      publicKey: 'key',
      destinationCurrencyCode: currency,
      walletAddress: address,
    })
  },
)

it('path and query of the host’s own Meld URL stay in the link', async () => {
  updateOptions({
    onramp: { meldPublicKey: 'key', meldUrl: 'https://host.meld.example/buy?theme=dark' },
  })
  const { pathname, searchParams } = new URL(await link('meld'))
  expect(pathname).toBe('/buy')
  expect(searchParams.get('theme')).toBe('dark')
  expect(searchParams.get('walletAddress')).toBe(address)
})

it('without a project id no link is requested from the provider', async () => {
  updateOptions({ projectId: null })
  await expect(link('coinbase')).rejects.toMatchObject({ code: 'ONRAMP_NO_PROJECT_ID' })
})

it('a quote that arrives after the press does not reach the purchase order', () => {
  const network = testNetwork(1)
  const paying = { namespace: 'eip155', address, network, isSmartAccount: false } as const
  const choice = assessOrder(
    {
      options: builtInOptions,
      paymentAmount: '100',
      paymentCurrency: null,
      purchaseCurrency: null,
    },
    network,
    'en',
  )
  updateOnramp({ quote: null })
  const order = toPurchaseOrder(paying, choice)
  updateOnramp({ options: null })
  expect(order).toMatchObject({ kind: 'purchase', to: address, quoted: null })
  expect(() => Object.assign(order, { to: '0xother' })).toThrow(TypeError)
})
