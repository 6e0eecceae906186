import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { toFrameUrl } from '../../../src/frame/page.ts'
import { sendAnalyticsEvent } from '../../../src/services/analytics.ts'
import {
  buildApproval,
  buildTransaction,
  getAllowance,
  getConvertTokens,
  getGasPrice,
  getQuote,
} from '../../../src/services/blockchainApi/convert.ts'
import { getHistory } from '../../../src/services/blockchainApi/history.ts'
import { getIdentity } from '../../../src/services/blockchainApi/identity.ts'
import { getOnrampOptions } from '../../../src/services/blockchainApi/onrampOptions.ts'
import { getOnrampQuote } from '../../../src/services/blockchainApi/onrampQuote.ts'
import { getOnrampUrl } from '../../../src/services/blockchainApi/onrampUrl.ts'
import { getPrice } from '../../../src/services/blockchainApi/prices.ts'
import {
  getAccountName,
  getNameSuggestions,
  getNamesOf,
  reasonOf,
  registerName,
} from '../../../src/services/blockchainApi/profile.ts'
import { getSessions, revokeSession } from '../../../src/services/blockchainApi/sessions.ts'
import { getSupportedChains } from '../../../src/services/blockchainApi/supportedChains.ts'
import { getTokenBalances } from '../../../src/services/blockchainApi/tokenBalances.ts'
import { createRpcClient } from '../../../src/services/jsonRpc.ts'
import { rpcUrlsOf } from '../../../src/services/rpcUrls.ts'
import type { ServiceContext } from '../../../src/services/serviceContext.ts'
import { testServiceContext } from '../../../src/services/testing/testServiceContext.ts'
import { getAnalyticsConfig, getImage, getWallets } from '../../../src/services/walletServices.ts'
import type { Network } from '../../../src/types/network.ts'
import { type Route, type RunningServer, serve } from '../shared/http.ts'
import { Contract } from './Contract.ts'
import type { Operation } from './readOperations.ts'

const GRACE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const USDC = 'eip155:1:0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const ETH = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const account = `eip155:1:${ADA}` as const
const { signal } = new AbortController()

/** Ids of the operations that the product has requested. */
const requested = new Set<string>()
/** Ids of operations that are refused. */
const refused = new Set<string>()

/** Responds to each request with the example of the document. */
function exampleRoute({ id, method, path, responses }: Operation): Route {
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    handle() {
      requested.add(id)
      const status = refused.has(id) ? '4XX' : '200'
      const [[type, example] = ['', '']] = responses.get(status)?.examples ?? []
      return {
        status: status === '200' ? 200 : 400,
        type: type.replace('*', 'svg+xml'),
        body: typeof example === 'string' ? example : JSON.stringify(example),
      }
    },
  }
}

const contracts = ['wallet-services', 'blockchain-api'].map((name) => new Contract(name))
let servers: RunningServer[] = []
let context: ServiceContext

beforeAll(async () => {
  vi.stubGlobal('location', new URL('https://app.example/page?token=secret'))
  servers = await Promise.all(
    contracts.map((contract) =>
      serve({ port: 0, name: 'a test', routes: contract.operations.map(exampleRoute), contract }),
    ),
  )
  const [walletServicesUrl = '', blockchainApiUrl = ''] = servers.map(({ url }) => url)
  const analyticsUrl = walletServicesUrl
  context = testServiceContext({ walletServicesUrl, blockchainApiUrl, analyticsUrl })
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await Promise.all(servers.map((server) => server.close()))
})

const order = {
  purchaseCurrency: {
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [],
  },
  paymentCurrency: { id: 'USD', payment_method_limits: [] },
  amount: '50',
  network: 'ethereum-mainnet',
}
const trade = { userAddress: account, from: USDC, to: ETH, signal }

/** Requests of the modal by operation, and their results, which show that nothing of the example was dropped. */
const requests: [id: string, request: () => Promise<unknown>, result: unknown][] = [
  [
    'getWallets',
    () =>
      getWallets(context, {
        page: 1,
        entries: 2,
        include: ['a', 'b'],
        exclude: ['c'],
        chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
        search: ' meta ',
        badgeType: 'certified',
      }),
    {
      count: 500,
      wallets: [
        {
          name: 'MetaMask',
          rdns: 'io.metamask',
          mobile_link: 'metamask://',
          injected: [{ injected_id: 'isMetaMask' }],
        },
        { name: 'A wallet with the least that is needed' },
      ],
    },
  ],
  ['getWalletImage', () => getImage(context, 'wallet', 'a/b'), { type: 'image/svg+xml' }],
  ['getAssetImage', () => getImage(context, 'asset', 'a'), { type: 'image/svg+xml' }],
  ['getCurrencyImage', () => getImage(context, 'currency', 'USD'), { type: 'image/svg+xml' }],
  ['getTokenImage', () => getImage(context, 'token', 'USDC'), { type: 'image/svg+xml' }],
  ['getAnalyticsConfig', () => getAnalyticsConfig(context), true],
  [
    'sendEvent',
    () =>
      sendAnalyticsEvent(context, {
        event: 'MODAL_OPEN',
        properties: { connected: true },
        address: ADA,
        timestampMs: 1_764_158_400_000,
      }),
    undefined,
  ],
  [
    'forwardRpc',
    () => {
      const network = {
        chainNamespace: 'eip155',
        caipNetworkId: 'eip155:1',
        rpcUrls: { default: { http: [] } },
      } as unknown as Network
      const urls = rpcUrlsOf(network, { customRpcUrls: {}, context })
      return createRpcClient({ urls }).request('eth_blockNumber', [])
    },
    '0x1b4',
  ],
  [
    'getSupportedChains',
    () => getSupportedChains(context),
    ['eip155:1', 'eip155:8453', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ],
  [
    'getIdentity',
    () => getIdentity(context, ADA, ADA),
    { name: 'ada.demo.eth', avatar: 'https://images.example/ada.png' },
  ],
  [
    'getBalances',
    () =>
      getTokenBalances(context, { address: ADA, caipNetworkId: 'eip155:1', forceUpdate: [USDC] }),
    [
      { symbol: 'ETH', address: undefined, value: 3750, quantity: { numeric: '1.5' } },
      { symbol: 'USDC', address: USDC, value: 2.71, iconUrl: 'https://images.example/USDC.png' },
    ],
  ],
  [
    'getHistory',
    () =>
      getHistory(context, {
        address: ADA,
        caipNetworkId: 'eip155:1',
        onramp: 'coinbase',
        cursor: 'a',
      }),
    {
      next: 'MTc2NDE1ODQwMA',
      transactions: [
        {
          metadata: { status: 'confirmed', minedAt: Date.UTC(2026, 10, 25, 12), nonce: 12 },
          transfers: [
            { direction: 'out', fungibleInfo: { symbol: 'ETH' } },
            { direction: 'in', nftInfo: { name: 'Paper Bird #7', isSpam: false } },
          ],
        },
        { metadata: { status: 'pending', hash: null, chain: 'eip155:8453' }, transfers: [{}] },
      ],
    },
  ],
  ['getPrices', () => getPrice(context, USDC), 1],
  [
    'getName',
    () => getAccountName(context, 'grace.reown.id'),
    {
      name: 'grace.reown.id',
      addresses: { 2147483649: { address: GRACE } },
      avatarUrl: 'https://images.example/grace.png',
    },
  ],
  ['getNamesOf', () => getNamesOf(context, ADA, ADA), [{ name: 'grace.reown.id' }]],
  [
    'getSuggestions',
    () => getNameSuggestions(context, { name: 'ada', zone: 'reown.id' }),
    [
      { name: 'ada.reown.id', registered: true },
      { name: 'ada1.reown.id', registered: false },
    ],
  ],
  [
    'registerName',
    () =>
      registerName(context, {
        coinType: 0x80000001,
        address: ADA,
        message: '{"name":"ada.reown.id","attributes":{},"timestamp":1764158400}',
        signature: '0x00',
      }),
    undefined,
  ],
  [
    'getSwapTokens',
    () => getConvertTokens(context, 'eip155:1'),
    [
      { address: ETH, decimals: 18, logoUri: 'https://images.example/ETH.png' },
      { address: USDC, decimals: 6 },
    ],
  ],
  [
    'getQuote',
    () =>
      getQuote(context, {
        ...trade,
        userAddress: ADA,
        amount: 1_000_000n,
        gasPrice: 1_000_000_000n,
      }),
    {
      fromAmount: 1_000_000n,
      fromAccount: USDC,
      toAmount: 394_000_000_000_000n,
      toAccount: ETH,
    },
  ],
  ['getAllowance', () => getAllowance(context, { tokenAddress: USDC, userAddress: account }), 0n],
  ['getGasPrice', () => getGasPrice(context, 'eip155:1'), 1_000_000_000n],
  ['buildApproval', () => buildApproval(context, trade), { from: account, to: USDC }],
  [
    'buildSwap',
    () => buildTransaction(context, { ...trade, amount: 1_000_000n, slippagePercent: 0.5 }),
    { from: account, data: '0x5ae401dc' },
  ],
  [
    'getOnrampOptions',
    () => getOnrampOptions(context),
    {
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', max: '7500.00' }] }],
      purchaseCurrencies: [{ symbol: 'USDC', networks: [{ chain_id: '1' }] }],
    },
  ],
  [
    'getOnrampQuote',
    () => getOnrampQuote(context, order),
    {
      paymentTotal: { amount: '50.00', currency: 'USD' },
      purchaseAmount: { amount: '48.1', currency: 'USDC' },
    },
  ],
  [
    'createOnrampUrl',
    () =>
      getOnrampUrl(context, {
        destinationWallets: [{ address: ADA, blockchains: ['ethereum'], assets: ['USDC'] }],
        defaultNetwork: 'ethereum',
        partnerUserId: ADA,
        defaultExperience: 'buy',
        presetFiatAmount: 50,
      }),
    'https://pay.example/buy?session=1',
  ],
  [
    'getSessions',
    () => getSessions(context, account),
    {
      hidden: 0,
      sessions: [{ app: { name: 'App' }, expiresAt: 1_795_694_400_000, isRevoked: false }],
    },
  ],
  [
    'revokeSession',
    () => revokeSession(context, account, { pci: 'a', signature: '0x00' }),
    undefined,
  ],
]

/** Operations that wallets request. */
const ofWallets = ['createSession', 'activateSession']

it.each(requests)(
  'the request of %s is documented, and its example is read',
  async (id, request, result) => {
    requested.clear()
    const read = await request()
    expect([...requested]).toEqual([id])
    if (typeof result === 'object') expect(read).toMatchObject(result as object)
    else expect(read).toEqual(result)
  },
)

it('the documents have those operations that the modal requests, and few of wallets', () => {
  const documented = contracts.flatMap(({ operations }) => operations.map(({ id }) => id))
  expect(documented.sort()).toEqual([...requests.map(([id]) => id), ...ofWallets].sort())
})

it('the address of the iframe is documented', () => {
  const contract = new Contract('embedded-wallet')
  const openFrame = contract.operationOf({ method: 'GET', path: '/sdk' })
  const frame = {
    url: 'https://frame.example',
    projectId: 'p1',
    caipNetworkId: 'eip155:1',
  } as const
  const { searchParams: query } = new URL(toFrameUrl(frame))
  expect(openFrame && contract.faultOfRequest(openFrame, { query, body: '' })).toBeNull()
})

it('the modal reads the reason of a documented refusal', async () => {
  refused.add('buildSwap')
  const thrown = await buildTransaction(context, {
    ...trade,
    amount: 1n,
    slippagePercent: 1,
  }).catch((error: unknown) => error)
  expect(await reasonOf(thrown)).toBe('The balance is too low for this trade.')
})
