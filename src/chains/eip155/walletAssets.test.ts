import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readWalletAssets } from './walletAssets.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const metadata = { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2500, iconUrl: '' }
const native = { address: 'native', balance: '0xde0b6b3a7640001', type: 'NATIVE', metadata }
const token = {
  address: usdc,
  balance: '0x296002',
  type: 'ERC20',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    price: 0.99,
    iconUrl: 'https://a.example/usdc.png',
  },
}

let requests: { method: string; params?: readonly unknown[] }[]
let responses: Record<string, unknown>
const provider = {
  async request(question: { method: string; params?: readonly unknown[] }) {
    requests.push(question)
    if (!(question.method in responses)) throw { code: -32601, message: 'does not exist' }
    return responses[question.method]
  },
}
const read = () => readWalletAssets(provider, address, 'eip155:1')

beforeEach(() => {
  requests = []
  responses = {
    wallet_getCapabilities: { '0x1': { assetDiscovery: { supported: true } } },
    wallet_getAssets: { '0x1': [native, token] },
  }
})
afterEach(() => vi.useRealTimers())

it('`readWalletAssets` returns the wallet’s balances exactly', async () => {
  expect(await read()).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      address: undefined,
      value: 2500,
      price: 2500,
      quantity: { decimals: '18', numeric: '1.000000000000000001' },
      iconUrl: null,
    },
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      address: `eip155:1:${usdc}`,
      value: 2.68443846,
      price: 0.99,
      quantity: { decimals: '6', numeric: '2.711554' },
      iconUrl: 'https://a.example/usdc.png',
    },
  ])
  expect(requests).toEqual([
    { method: 'wallet_getCapabilities', params: [address, ['0x1']] },
    { method: 'wallet_getAssets', params: [{ account: address, chainFilter: ['0x1'] }] },
  ])
})

it.each([
  ['no such method', undefined],
  ['none on this network', { '0x2105': { assetDiscovery: { supported: true } } }],
  ['not supported', { '0x1': { assetDiscovery: { supported: false } } }],
  ['nonsense', 'yes'],
])('the wallet gets no request for assets if its capabilities are: %s', async (_, capabilities) => {
  if (capabilities === undefined) delete responses.wallet_getCapabilities
  else responses.wallet_getCapabilities = capabilities
  expect(await read()).toBeNull()
  expect(requests).toHaveLength(1)
})

it.each(['0x1', '0x01', '1', '0x0', '0X1', 'eip155:1', '0', '0x00'])(
  'the chain of a capability is read from the key %s',
  async (key) => {
    responses.wallet_getCapabilities = { [key]: { assetDiscovery: { supported: true } } }
    expect(await read()).toHaveLength(2)
  },
)

it.each(['0x01', '1', 'eip155:1'])(
  'the chain of the assets is read from the key %s',
  async (key) => {
    responses.wallet_getAssets = { '0xa': [], [key]: [native] }
    expect(await read()).toHaveLength(1)
  },
)

it('an empty entry hides no other entry of the chain', async () => {
  responses.wallet_getCapabilities = {
    '0x1': {},
    1: null,
    '0x01': { assetDiscovery: { supported: true } },
  }
  expect(await read()).toHaveLength(2)
})

it('a chain’s own capability counts before that of every chain', async () => {
  const of = (supported: boolean) => ({ assetDiscovery: { supported } })
  responses.wallet_getCapabilities = { '0x0': of(true), '0x1': of(false) }
  expect(await read()).toBeNull()
  responses.wallet_getCapabilities = { '0x0': of(true), '0x1': { assetDiscovery: 'false' } }
  expect(await read()).toBeNull()
  responses.wallet_getCapabilities = { '0x0': of(true), '0x1': { atomic: { status: 'ready' } } }
  expect(await read()).toHaveLength(2)
})

it('assets are read as ERC-7811 publishes them: native without metadata, tokens without price and icon, NFTs beside them', async () => {
  const { name, symbol, decimals } = token.metadata
  responses.wallet_getAssets = {
    '0x1': [
      { address: 'native', balance: '0xde0b6b3a7640001', type: 'native' },
      { address: usdc, balance: '0x296002', type: 'erc20', metadata: { name, symbol, decimals } },
      { address: usdc, balance: '0x1', type: 'erc721', metadata: { name: 'Punk', symbol: 'P' } },
    ],
  }
  expect(await read()).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      address: undefined,
      quantity: { decimals: '18', numeric: '1.000000000000000001' },
      iconUrl: null,
    },
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      address: `eip155:1:${usdc}`,
      quantity: { decimals: '6', numeric: '2.711554' },
      iconUrl: null,
    },
  ])
})

it('the native asset without metadata has the currency of the page’s network', async () => {
  const bare = { address: 'native', balance: '0x64', type: 'native' }
  responses = {
    wallet_getCapabilities: { '0x539': { assetDiscovery: { supported: true } } },
    wallet_getAssets: { '0x539': [bare] },
  }
  const currency = { name: 'Test', symbol: 'TST', decimals: 2 }
  const read = (...more: [typeof currency?]) =>
    readWalletAssets(provider, address, 'eip155:1337', ...more)
  expect(await read(currency)).toMatchObject([
    { name: 'Test', symbol: 'TST', quantity: { decimals: '2', numeric: '1' } },
  ])
  expect(await read()).toBeNull()
})

describe('an invalid asset is left out alone', () => {
  it.each([
    ['a missing field', { ...token, metadata: { ...token.metadata, symbol: undefined } }],
    ['no metadata', { ...token, metadata: undefined }],
    ['no type', { ...token, type: undefined }],
    ['an icon that is no text', { ...token, metadata: { ...token.metadata, iconUrl: 7 } }],
    ['a native address', { ...token, address: 'native' }],
    ['a price as text', { ...token, metadata: { ...token.metadata, price: '1' } }],
    ['decimals that are none', { ...token, metadata: { ...token.metadata, decimals: 1.5 } }],
    ['a balance as a number', { ...token, balance: 5 }],
    ['a balance of too many digits', { ...token, balance: `0x${'f'.repeat(65)}` }],
    ['another kind of token', { ...token, type: 'ERC721' }],
    ['an address that is none', { ...token, address: 'javascript:alert(1)' }],
    ['nothing', null],
  ])('if it has %s', async (_, asset) => {
    responses.wallet_getAssets = { '0x1': [native, asset] }
    expect(await read()).toMatchObject([{ symbol: 'ETH' }])
    responses.wallet_getAssets = { '0x1': [asset] }
    expect(await read()).toEqual(Object(asset).type === 'ERC721' ? [] : null)
  })
})

it('the image of an asset is omitted if the image’s origin is forbidden', async () => {
  const bad = { ...token, metadata: { ...token.metadata, iconUrl: 'javascript:alert(1)' } }
  responses.wallet_getAssets = { '0x1': [bad] }
  expect((await read())?.[0]?.iconUrl).toBeNull()
})

it('`readWalletAssets` returns null if the wallet does not respond in time', async () => {
  vi.useFakeTimers()
  const silent = { request: () => new Promise(() => {}) }
  const reading = readWalletAssets(silent, address, 'eip155:1')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await reading).toBeNull()
})
