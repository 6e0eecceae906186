import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { contractAccounts } from '../../controllers/contractAccounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { createRouter } from '../../controllers/router.ts'
import { quoting, resetSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { toast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SwapToken } from '../../types/swap.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { prepareCalls } from './prepareCalls.ts'
import { prepareSwap } from './prepareSwap.ts'
import { quoteSwap, refreshQuote } from './quoteSwap.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const exchange = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const supported = 801_000
const unsupported = 802_000

/** Stands for a response that never arrives. */
const never = 'never'

let server: TestServer
/** The service's responses by the end of the path; a number is a status. */
let responses: Record<string, unknown>
let errors: string[]
let stop: () => void
let modal: Modal

interface Call {
  id: number
  method: string
  params: unknown[]
}

beforeAll(async () => {
  await loadMessages('en', 'connected')
  server = await startTestServer(({ url, body }, response) => {
    if (url.pathname.endsWith('/supported-chains'))
      return sendJson(response, { http: [`eip155:${supported}`], ws: [] })
    const result = Object.entries(responses).find(([end]) => url.pathname.endsWith(end))?.[1]
    if (result === never) return undefined
    if (typeof result === 'number') return sendJson(response, {}, result)
    if (result !== undefined) return sendJson(response, result)
    // The node returns no other results than those of `responses`, by method.
    const calls = [JSON.parse(body || '{}')].flat() as Call[]
    const error = { code: -32601, message: 'Method not found' }
    const told = calls.map(({ id, method, params }) => {
      const result = responses[method]
      if (!(method in responses)) return { jsonrpc: '2.0', id, error }
      return { jsonrpc: '2.0', id, result: typeof result === 'function' ? result(params) : result }
    })
    return sendJson(response, told.length > 1 ? told : told[0])
  })
})
afterAll(() => server.close())

const on = (id: number, token: string) => `eip155:${id}:${token}`
const token = (id: number, symbol: string, contract: string): SwapToken => ({
  name: symbol,
  symbol,
  chainId: `eip155:${id}`,
  address: on(id, contract),
  isNative: contract === native,
  decimals: 18,
  iconUrl: null,
})

function beOn(id: number) {
  const network = testNetwork(id)
  network.rpcUrls = { default: { http: [`${server.url}/node`] } }
  writable(networks).active = { eip155: network }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  writable(contractAccounts).owners = []
  setStatus('eip155', 'connected')
  updateAccount('eip155', {
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: `eip155:${id}`,
    tokenBalance: [],
  })
  resetSwap()
}

/** A draft of one DAI for ether, with a quote. */
function draft(id = supported) {
  beOn(id)
  updateSwap({
    tokensStatus: 'ready',
    tokens: [token(id, 'ETH', native), token(id, 'DAI', dai)],
    sourceToken: token(id, 'DAI', dai),
    toToken: token(id, 'ETH', native),
    sourceTokenAmount: '1',
    quote: { fromAmount: 10n ** 18n, toAmount: 5n },
    quoteStatus: 'ready',
    holdings: { [on(id, dai).toLowerCase()]: 10n ** 18n },
  })
  modal.router.reset('Swap')
  modal.router.push('SwapPreview')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url })
  const router = createRouter(() => {})
  modal = { state: { language: 'en', locale: 'en', open: true }, router } as unknown as Modal
  const quote = {
    fromAmount: String(10n ** 18n),
    fromAccount: on(supported, dai),
    toAmount: '5',
    toAccount: on(supported, native),
  }
  const tx = { from: on(supported, address), to: on(supported, exchange), data: '0xabcd' }
  responses = {
    '/convert/quotes': { quotes: [quote] },
    '/convert/allowance': { allowance: '0' },
    '/convert/gas-price': { standard: '1' },
    '/convert/tokens': { tokens: [] },
    '/convert/build-transaction': { tx },
    '/fungible/price': { fungibles: [] },
  }
  errors = []
  stop = onHostEvent((event, detail) => {
    if (event === 'error') errors.push((detail as { shortMessage: string }).shortMessage)
  })
})
afterEach(() => {
  stop()
  quoting.leave()
  vi.unstubAllGlobals()
})

it.each([
  ['Failed to create transaction', '/convert/build-transaction', 500],
  ['Failed to check allowance', '/convert/allowance', 500],
  ['Failed to check allowance', '/convert/allowance', { allowance: '-1' }],
  ['Failed to create approval transaction', '/convert/build-approve', 404],
])(
  'the swap error “%s” is shown, and the preview closes with the draft unchanged',
  async (text, path, response) => {
    draft()
    responses[path] = response
    await prepareCalls(modal)
    expect(errors).toEqual([text])
    await vi.waitFor(() => expect(toast).toMatchObject({ detail: text, variant: 'error' }))
    expect(modal.router.top()?.view).toBe('Swap')
    expect(swap).toMatchObject({ sourceTokenAmount: '1', prepared: null })
  },
)

it('a network that the service does not support shows “Network not supported for Swaps”', async () => {
  draft(unsupported)
  await prepareCalls(modal)
  expect(errors).toEqual(['Network not supported for Swaps'])
})

it('a network without gas prices shows “Network not supported for Gas Price”, and lists no tokens', async () => {
  beOn(unsupported)
  await prepareSwap(modal)
  expect(errors).toEqual(['Network not supported for Gas Price'])
  expect(swap.tokensStatus).toBe('failed')
})

it('a swap that fails to start stores “Failed to initialize swap”, the view stays, and the next call retries', async () => {
  beOn(supported)
  responses['/convert/tokens'] = 500
  modal.router.reset('Account')
  modal.router.push('Swap')
  await prepareSwap(modal)
  expect(errors).toEqual(['Failed to initialize swap'])
  expect(swap).toMatchObject({ tokensStatus: 'failed', failure: { code: 'SWAP_INIT_FAILED' } })
  expect(modal.router.top()?.view).toBe('Swap')
  responses['/convert/tokens'] = { tokens: [] }
  await prepareSwap(modal)
  expect(swap).toMatchObject({ tokensStatus: 'ready', failure: null })
})

it('a missing price shows “Failed to fetch network token price” once, and the rest of Swap loads', async () => {
  beOn(supported)
  responses['/fungible/price'] = 500
  await prepareSwap(modal)
  await prepareSwap(modal)
  expect(errors).toEqual(['Failed to fetch network token price'])
  expect(swap).toMatchObject({ sourceTokenAmount: '1', tokensStatus: 'ready' })
})

it('a swap that no node can simulate has no fee, because its gas would be a guess', async () => {
  draft()
  responses['/convert/allowance'] = { allowance: String(10n ** 18n) }
  const eth_call = `0x${'f'.repeat(20).padStart(64, '0')}`
  const eth_getBlockByNumber = { baseFeePerGas: '0x9' }
  Object.assign(responses, { eth_call, eth_getBlockByNumber, eth_getCode: '0xfe' })
  await prepareCalls(modal)
  expect(swap.prepared).toMatchObject({
    gasLimits: null,
    fee: { ceiling: null, isOfWallet: true },
  })
})

it.each([
  ['eoa', '0x', 'has the fee of its gas', expect.any(BigInt)],
  ['eoa', '0xfe', 'has no fee, because its owners pay another', null],
  ['smartAccount', '0xfe', 'has no fee, because its bundler takes another', null],
] as const)(
  'a swap of an account of type %s with the code %s %s',
  async (type, code, _, ceiling) => {
    draft()
    updateAccount('eip155', { accounts: [{ address, type }] })
    responses['/convert/allowance'] = { allowance: String(10n ** 18n) }
    const word = (units: bigint) => units.toString(16).padStart(64, '0')
    const result = { status: '0x1', gasUsed: '0x5208', logs: [] }
    const resultOf = (returnData: string) => ({ calls: [{ ...result, returnData }] })
    const [lens] = resultOf(`0x${word(0n)}${word(2n ** 100n)}`).calls
    const [held] = resultOf(`0x${word(10n ** 18n)}`).calls
    const block = { number: '0x9', timestamp: '0x1', miner: `0x${'5'.repeat(40)}` }
    Object.assign(responses, {
      eth_getBlockByNumber: { ...block, baseFeePerGas: '0x9' },
      eth_getCode: ([at]: unknown[]) => (at === address ? code : '0xfe'),
      eth_call: `0x${word(10n ** 18n)}`,
      eth_getBalance: '0xffffffffffffffff',
      eth_estimateGas: '0x5208',
      eth_simulateV1: [resultOf('0x'), { calls: [lens, held] }],
    })
    await prepareCalls(modal)
    expect(errors).toEqual([])
    expect(swap.prepared).toMatchObject({
      gasLimits: [21_000n],
      fee: { ceiling, isOfWallet: true },
    })
  },
)

it('a swap quote for another token is refused', async () => {
  draft()
  const other = { fromAmount: '1', fromAccount: on(supported, exchange), toAmount: '5' }
  responses['/convert/quotes'] = { quotes: [{ ...other, toAccount: on(supported, native) }] }
  await prepareCalls(modal)
  expect(errors).toEqual([
    'The swap service answered with something other than you asked for. Nothing was signed.',
  ])
  expect(swap).toMatchObject({ quote: null, prepared: null, quoteStatus: 'failed' })
})

it('a token whose contract cannot be read is not swapped, and can be retried', async () => {
  draft()
  updateSwap({ holdings: {} })
  await prepareCalls(modal)
  expect(errors).toEqual(['Token Balance Unavailable'])
  expect(swap).toMatchObject({ prepared: null, failure: { code: 'BALANCE_UNAVAILABLE' } })
  expect(modal.router.top()?.view).toBe('SwapPreview')
})

it('a draft that may have been sent is prepared and quoted again only if the user retries', async () => {
  draft()
  const failure = new WalletModalError('SWAP_FAILED')
  updateSwap({ failure, mayHaveBeenSent: true })
  await prepareCalls(modal)
  await refreshQuote()
  expect(swap).toMatchObject({ failure: { code: 'SWAP_FAILED' }, activity: 'idle' })
  // Another amount is another swap.
  quoteSwap('en')
  expect(swap).toMatchObject({ failure: null, mayHaveBeenSent: false })
})

it('missing prices delay the swap quote by two seconds at most', { timeout: 4_000 }, async () => {
  draft()
  responses['/fungible/price'] = never
  const accounts = { fromAccount: on(supported, dai), toAccount: on(supported, native) }
  const amounts = { fromAmount: String(10n ** 18n), toAmount: '6' }
  responses['/convert/quotes'] = { quotes: [{ ...accounts, ...amounts }] }
  await refreshQuote()
  expect(swap).toMatchObject({ quoteStatus: 'ready', quote: { toAmount: 6n } })
})
