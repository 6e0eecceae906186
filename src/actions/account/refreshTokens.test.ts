import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { balanceRetryMs } from '../../controllers/balances.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { refreshTokens } from './refreshTokens.ts'
import { sortTokens, totalOf } from './tokenValues.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The service supports the first hundred networks of these tests. */
const firstId = 800_000
let networkId = firstId
let server: TestServer
let balance: unknown
let node: unknown
let codes: string[]
let stop: () => void

beforeAll(async () => {
  server = await startTestServer(({ url, body }, response) => {
    if (url.pathname.endsWith('/supported-chains')) {
      const http = Array.from({ length: 100 }, (_, index) => `eip155:${firstId + index}`)
      return sendJson(response, { http, ws: [] })
    }
    if (url.pathname.endsWith('/balance'))
      return typeof balance === 'number'
        ? sendJson(response, {}, balance)
        : sendJson(response, { balances: balance })
    if (typeof node === 'number') return sendJson(response, {}, node)
    const calls = [JSON.parse(body)].flat() as { id: number }[]
    const responded = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: node }))
    return sendJson(response, responded.length > 1 ? responded : responded[0])
  })
})
afterAll(() => server.close())

beforeEach(() => {
  networkId += 1
  vi.useFakeTimers({ toFake: ['Date'] })
  // Ends the retry delay of the test before.
  vi.setSystemTime(Date.now() + networkId * balanceRetryMs)
  vi.stubGlobal('localStorage', createFakeStorage())
  server.received.splice(0)
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url, tokens: {} })
  beOn(networkId)
  balance = [row(1, 5), { ...row(2, 7), quantity: { decimals: '0', numeric: '7' } }]
  node = '0xde0b6b3a7640000'
  codes = []
  stop = onHostEvent((event, detail) => {
    if (event === 'error') codes.push((detail as { code: string }).code)
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function beOn(id: number) {
  const network = testNetwork(id)
  network.rpcUrls = { default: { http: [`${server.url}/node`] } }
  setRequestedNetworks([network])
  writable(networks).active = { eip155: network }
  clearAccount('eip155')
  updateAccount('eip155', {
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: `eip155:${id}`,
  })
}

const row = (index: number, value?: number) => ({
  name: `Token ${index}`,
  symbol: `T${index}`,
  chainId: `eip155:${networkId}`,
  address: `eip155:${networkId}:0x${index}`,
  value,
  quantity: { decimals: '18', numeric: '1' },
})
const symbols = () => accounts.eip155?.tokenBalance?.map(({ symbol }) => symbol)
const calls = () => server.received.filter(({ url }) => url.pathname.endsWith('/balance'))

it('the token list contains the service’s tokens, except those without decimals', async () => {
  await refreshTokens('eip155')
  expect(symbols()).toEqual(['T1'])
  expect(accounts.eip155?.tokenStatus).toBe('complete')
})

it('the token list is requested again after 30 s, at each poll and after a change', async () => {
  await refreshTokens('eip155')
  vi.advanceTimersByTime(30_000)
  await refreshTokens('eip155')
  expect(calls()).toHaveLength(1)
  await refreshTokens('eip155', { isPoll: true })
  await refreshTokens('eip155', { forceUpdate: ['eip155:1:0x1', 'eip155:1:0x2'] })
  expect(calls().at(-1)?.url.searchParams.get('forceUpdate')).toBe('eip155:1:0x1,eip155:1:0x2')
  vi.advanceTimersByTime(30_001)
  await refreshTokens('eip155')
  expect(calls()).toHaveLength(4)
})

it('concurrent requests for the token list share one response', async () => {
  await Promise.all([refreshTokens('eip155'), refreshTokens('eip155')])
  expect(calls()).toHaveLength(1)
})

describe('a failing token service', () => {
  it('is replaced by the nodes, emits one error, and is not requested again within 30 s', async () => {
    balance = 500
    await refreshTokens('eip155')
    expect(symbols()).toEqual(['ETH'])
    expect(accounts.eip155?.tokenStatus).toBe('partial')
    expect(codes).toEqual(['BALANCE_UNAVAILABLE'])
    vi.advanceTimersByTime(balanceRetryMs - 1)
    await refreshTokens('eip155', { isPoll: true })
    await refreshTokens('eip155', { forceUpdate: [] })
    expect(calls()).toHaveLength(1)
    balance = [row(1)]
    vi.advanceTimersByTime(1)
    await refreshTokens('eip155')
    expect(symbols()).toEqual(['T1'])
    expect(codes).toHaveLength(1)
  })

  it('does not empty the list: the balances then come from the nodes', async () => {
    balance = [row(1), { ...row(2), name: 'Ether', symbol: 'ETH', address: undefined }]
    await refreshTokens('eip155')
    balance = 500
    await refreshTokens('eip155', { isPoll: true })
    expect(symbols()).toEqual(['T1', 'ETH'])
    expect(accounts.eip155?.tokenStatus).toBe('partial')
    const native = accounts.eip155?.tokenBalance?.find(({ address }) => address === undefined)
    expect(native?.quantity.numeric).toBe('1')
  })

  it('leaves the list unchanged if the nodes also fail', async () => {
    await refreshTokens('eip155')
    balance = 500
    node = 500
    await refreshTokens('eip155', { isPoll: true })
    expect(symbols()).toEqual(['T1'])
    expect(accounts.eip155?.tokenStatus).toBe('failed')
  })
})

it('tokens on a network that the service does not support are read from nodes, and the page emits one error', async () => {
  beOn(1_000_000 + networkId)
  await refreshTokens('eip155')
  expect(symbols()).toEqual(['ETH'])
  expect(accounts.eip155?.tokenStatus).toBe('unlisted')
  vi.advanceTimersByTime(60_000)
  await refreshTokens('eip155')
  expect(codes).toEqual(['BALANCE_UNAVAILABLE'])
  expect(calls()).toHaveLength(0)
})

it('without a project id the token service gets no request, and no error is emitted', async () => {
  updateOptions({ projectId: null })
  await refreshTokens('eip155')
  expect(symbols()).toEqual(['ETH'])
  expect(codes).toEqual([])
})

it('a token response for an account that has disconnected is dropped', async () => {
  const reading = refreshTokens('eip155')
  clearAccount('eip155')
  await reading
  expect(accounts.eip155?.tokenBalance).toBeNull()
  expect(localStorage.getItem('wallet-modal/portfolio_cache')).toBeNull()
})

it('tokens are sorted by value with unpriced tokens last, and the values of priced tokens are summed', async () => {
  const { address: _, ...native } = { ...row(3, 5), symbol: 'ETH' }
  balance = [row(1), row(2, 5), native, row(4, 0), row(5, 0.1)]
  await refreshTokens('eip155')
  const tokens = accounts.eip155?.tokenBalance ?? []
  expect(sortTokens(tokens).map(({ symbol }) => symbol)).toEqual(['ETH', 'T2', 'T5', 'T4', 'T1'])
  expect(totalOf({ tokenBalance: tokens })).toBe(10.1)
  expect(totalOf({ tokenBalance: [] })).toBe(0)
  expect(totalOf({ tokenBalance: null })).toBeNull()
})
