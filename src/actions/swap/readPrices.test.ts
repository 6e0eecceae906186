import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { leaveSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { markListOfWallet } from '../../controllers/tokens.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { MarketReading } from '../../types/market.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { describeQuote } from './describeQuote.ts'
import { readPrices } from './readPrices.ts'

const given = vi.hoisted(() => ({ market: async (): Promise<unknown> => null }))
vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => ({
    readMarket: () => given.market(),
    dollarsOn: () => ['eip155:1:0xdai'],
  }),
}))

const ether = 10n ** 18n
const token = (symbol: string, isNative = false): SwapToken => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol.toLowerCase()}`,
  isNative,
  decimals: 18,
  iconUrl: null,
})
const [eth, dai, odd] = [token('ETH', true), token('DAI'), token('ODD')]

let server: TestServer
/** The service's prices by symbol. */
let told: Record<string, number>
let paying: PayingAccount

beforeAll(async () => {
  await loadMessages('en', 'connected')
  server = await startTestServer(({ body }, response) => {
    const [address = ''] = (JSON.parse(body || '{}') as { addresses?: string[] }).addresses ?? []
    const price = told[address.split('0x')[1] ?? '']
    sendJson(response, { fungibles: price === undefined ? [] : [{ price }] })
  })
})
afterAll(() => server.close())

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  const customRpcUrls = { 'eip155:1': ['https://node.example'] }
  Object.assign(options, { projectId: 'p', blockchainApiUrl: server.url, customRpcUrls })
  writable(networks).active = { eip155: testNetwork(1) }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  setStatus('eip155', 'connected')
  updateAccount('eip155', { address: '0x1', accounts: [{ address: '0x1', type: 'eoa' }] })
  paying = { namespace: 'eip155', address: '0x1', network: testNetwork(1), isSmartAccount: false }
  told = { eth: 2500, dai: 1, odd: 5 }
  given.market = async () => null
  leaveSwap()
  updateSwap({ tokens: [eth, dai, odd], sourceToken: eth, toToken: dai, sourceTokenAmount: '1' })
})
afterEach(() => void Object.assign(options, { projectId: '', customRpcUrls: {} }))

/** Reads the evidence, and judges a quote of one ether for `units` whole tokens of the target. */
async function judge(units: bigint) {
  await readPrices(paying)
  const quote = { fromAmount: ether, toAmount: units * ether }
  const target = swap.toToken ?? dai
  const { impact, level, isContradicted, targetCents } = describeQuote(
    swap,
    { source: eth, target, quote, slippage: 100n },
    null,
  )
  return { impact, level, isContradicted, targetCents }
}

const market = (prices: Record<string, number>, over = 2500n): MarketReading => ({
  rate: { over, under: 1n },
  prices,
})

it('the swap service alone proves no price and no loss', async () => {
  const seen = await judge(2_475n)
  expect(seen).toMatchObject({ impact: null, level: 'unknown' })
  expect(swap.prices[eth.address]).toBeUndefined()
})

it('pools that an independent node reads prove both, and a tenfold price of the service is contradicted', async () => {
  given.market = async () => market({ [eth.address.toLowerCase()]: 2500 })
  expect(await judge(2_475n)).toEqual({
    impact: 100n,
    level: 'none',
    isContradicted: false,
    targetCents: 247_500n,
  })
  told = { eth: 2500, dai: 50 }
  expect(await judge(50n)).toEqual({
    impact: 9_800n,
    level: 'type',
    isContradicted: true,
    targetCents: 5_000n,
  })
})

it('the prices of the wallet’s own list prove a loss, those of another list do not', async () => {
  updateSwap({ toToken: odd })
  const row = (price: number, address?: string): TokenBalance => ({
    name: 'T',
    symbol: 'T',
    chainId: 'eip155:1',
    address,
    price,
    quantity: { decimals: '18', numeric: '1' },
    iconUrl: null,
  })
  const tokenBalance = [row(2500), row(5, odd.address)]
  updateAccount('eip155', { tokenBalance })
  expect((await judge(495n)).level).toBe('unknown')
  const { accountOf } = await import('../../controllers/accounts.ts')
  const list = accountOf('eip155').tokenBalance
  if (list) markListOfWallet(list)
  expect(await judge(495n)).toMatchObject({ impact: 100n, level: 'none' })
})

it('pools of a token that imitates a well-known one prove nothing', async () => {
  updateSwap({ wellKnown: { DAI: 'eip155:1:0xother' } })
  given.market = async () => market({ [eth.address.toLowerCase()]: 2500, [dai.address]: 1 })
  expect(await judge(2_475n)).toMatchObject({ impact: null, level: 'unknown', targetCents: null })
})

it('a node that fails leaves the loss unknown until it responds', async () => {
  given.market = () => Promise.reject(new Error('no answer'))
  expect((await judge(2_475n)).level).toBe('unknown')
  given.market = async () => market({})
  expect((await judge(2_475n)).level).toBe('none')
})

it('evidence of an amount that the user has changed meanwhile is dropped', async () => {
  given.market = async () => {
    updateSwap({ sourceTokenAmount: '2' })
    return market({})
  }
  await readPrices(paying)
  expect(swap.evidence).toBeNull()
})
