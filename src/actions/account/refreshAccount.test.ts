import { Interface } from 'ethers/abi'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeEns, universalResolver } from '../../chains/eip155/names/testing/fakeEns.ts'
import { accounts, clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { balanceRetryMs } from '../../controllers/balances.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { setStanding } from '../../controllers/signInGate.ts'
import { hideToast, toast } from '../../controllers/toast.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { refreshAccount, refreshBalance } from './refreshAccount.ts'
import { refreshTokens } from './refreshTokens.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let server: TestServer
/** Responses of the services by path. A number is an HTTP status. */
let responses: Record<string, unknown>
/** The networks of the tests, all supported by the service. */
const supported = Array.from({ length: 99 }, (_, index) => `eip155:${900_000 + index}`)
let gate: Promise<void> | undefined

beforeAll(async () => {
  server = await startTestServer(async ({ url, body }, response) => {
    if (body) {
      const calls = [JSON.parse(body)].flat() as { id: number; method: string }[]
      const responded = calls.map(({ id, method }) => {
        const result = method === 'net_listening' ? true : responses[method]
        return { jsonrpc: '2.0', id, result }
      })
      await gate
      const failed = responded.find(({ result }) => typeof result === 'number')
      if (failed) return sendJson(response, {}, failed.result as number)
      return sendJson(response, responded.length > 1 ? responded : responded[0])
    }
    const received =
      responses[url.pathname.split('/').at(-1) ?? ''] ?? responses[url.pathname] ?? 404
    await gate
    if (typeof received === 'number') sendJson(response, {}, received)
    else sendJson(response, received)
  })
})
afterAll(() => server.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', createFakeStorage())
  server.received.splice(0)
  gate = undefined
  responses = {
    'supported-chains': { http: supported, ws: [] },
    eth_getBalance: '0xde0b6b3a7640000',
    // The account has no primary name on the chain.
    eth_call: '0x',
    [first]: { name: 'ada.reown.id', avatar: null },
  }
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url, tokens: {} })
  // Each test has its own network, because failures are cached by account and network.
  networkId += 1
  const network = testNetwork(networkId)
  network.rpcUrls = { default: { http: [`${server.url}/node`] } }
  setRequestedNetworks([network])
  writable(networks).active = { eip155: network }
  clearAccount('eip155')
  become(first)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let networkId = 900_000
const account = () => accounts.eip155
const balanceCalls = () => server.received.filter(({ body }) => body.includes('eth_getBalance'))
const callsTo = (part: string) => server.received.filter(({ url }) => url.pathname.includes(part))

function become(address: string) {
  updateAccount('eip155', {
    address,
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: `eip155:${networkId}`,
    balance: null,
    profileName: null,
  })
}

function hold(): () => void {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  return () => open()
}

const stored = () => (localStorage as unknown as ReturnType<typeof createFakeStorage>).values

it('nothing of an account is asked or stored while a required sign-in is missing', async () => {
  setStanding('connecting')
  await refreshAccount('eip155')
  await refreshBalance('eip155', true)
  await refreshTokens('eip155')
  expect(server.received).toEqual([])
  expect(stored().size).toBe(0)
  expect(account()).toMatchObject({ balance: null, profileName: null })
  setStanding('connected')
  await refreshAccount('eip155')
  expect(account()).toMatchObject({ balance: { amount: '1' } })
  expect(stored().size).toBeGreaterThan(0)
})

describe('the account’s balance', () => {
  it('is the native balance, exact', async () => {
    responses.eth_getBalance = '0xde0b6b3a7640001'
    await refreshBalance('eip155')
    expect(account()?.balance).toEqual({ amount: '1.000000000000000001', symbol: 'ETH' })
  })

  it('is read again after 30 s, and not earlier', async () => {
    await refreshBalance('eip155')
    responses.eth_getBalance = '0x0'
    vi.advanceTimersByTime(30_000)
    await refreshBalance('eip155')
    expect(account()?.balance?.amount).toBe('1')
    vi.advanceTimersByTime(1)
    await refreshBalance('eip155')
    expect(account()?.balance?.amount).toBe('0')
    expect(balanceCalls()).toHaveLength(2)
  })

  it('is requested again 30 s after a failure, and not earlier', async () => {
    responses.eth_getBalance = 500
    await refreshBalance('eip155')
    const requested = balanceCalls().length
    responses.eth_getBalance = '0x0'
    vi.advanceTimersByTime(balanceRetryMs - 1)
    await refreshBalance('eip155')
    expect(balanceCalls()).toHaveLength(requested)
    expect(account()?.balance).toBeNull()
    vi.advanceTimersByTime(1)
    await refreshBalance('eip155')
    expect(account()?.balance?.amount).toBe('0')
  })

  it('keeps its last value if a request fails', async () => {
    await refreshBalance('eip155')
    vi.advanceTimersByTime(31_000)
    responses.eth_getBalance = 500
    await refreshBalance('eip155')
    expect(account()?.balance?.amount).toBe('1')
  })

  it('is dropped if its account has disconnected during the request', async () => {
    const open = hold()
    const reading = refreshBalance('eip155')
    become(second)
    open()
    await reading
    expect(account()).toMatchObject({ address: second, balance: null })
  })

  it('is dropped if the network has changed during the request', async () => {
    const open = hold()
    const reading = refreshBalance('eip155')
    updateAccount('eip155', { caipNetworkId: 'eip155:5' })
    open()
    await reading
    expect(account()?.balance).toBeNull()
  })

  it('is not cached if the user has disconnected', async () => {
    const open = hold()
    const reading = refreshBalance('eip155')
    clearAccount('eip155')
    open()
    await reading
    expect(localStorage.getItem('wallet-modal/native_balance_cache')).toBeNull()
  })

  it('is the balance of the configured token, regardless of the letter case of the token’s address', async () => {
    const id = `eip155:${networkId}`
    updateOptions({ tokens: { [id]: { address: '0xA0B8' } } })
    const quantity = { decimals: '6', numeric: '12.5' }
    const usdc = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: id,
      address: `${id}:0xa0b8`,
      quantity,
    }
    responses.balance = { balances: [usdc] }
    await refreshBalance('eip155')
    expect(account()?.balance).toEqual({ amount: '12.5', symbol: 'USDC' })
  })

  it('is read from the token’s contract if the service does not list the token', async () => {
    updateOptions({ tokens: { [`eip155:${networkId}`]: { address: first } } })
    responses.balance = { balances: [] }
    const word = (hex: string) => hex.padStart(64, '0')
    responses.eth_call = `0x${word('20')}${word('3')}${'414243'.padEnd(64, '0')}`
    await refreshBalance('eip155')
    expect(account()?.balance).toEqual({
      amount: '0.00000000000000000000000000000032',
      symbol: 'ABC',
    })
  })

  it('changes at once when the host configures another token', async () => {
    await refreshBalance('eip155')
    const id = `eip155:${networkId}`
    updateOptions({ tokens: { [id]: { address: '0xA0B8' } } })
    const quantity = { decimals: '6', numeric: '3' }
    const usdc = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: id,
      address: `${id}:0xa0b8`,
      quantity,
    }
    responses.balance = { balances: [usdc] }
    await refreshBalance('eip155')
    expect(account()?.balance?.symbol).toBe('USDC')
  })
})

describe('a failed balance request', () => {
  const text = 'Token Balance Unavailable'
  const codes: string[] = []
  let stop = () => {}
  beforeEach(() => {
    // Ends the retry delay of the test before.
    vi.setSystemTime(Date.now() + networkId * balanceRetryMs)
    codes.splice(0)
    hideToast()
    stop = onHostEvent((event, detail) => {
      if (event === 'error') codes.push((detail as { code: string }).code)
    })
    responses.eth_getBalance = 500
  })
  afterEach(() => stop())

  it('shows a toast and emits an error', async () => {
    await refreshBalance('eip155')
    expect(toast).toMatchObject({ open: true, message: text, variant: 'error' })
    expect(codes).toEqual(['BALANCE_UNAVAILABLE'])
  })

  it('emits an error on a network that no service supports', async () => {
    writable(networks).active = {
      eip155: { ...testNetwork(networkId), rpcUrls: { default: { http: [] } } },
    }
    await refreshBalance('eip155')
    expect(toast).toMatchObject({ open: true, message: text, variant: 'error' })
    expect(codes).toEqual(['BALANCE_UNAVAILABLE'])
  })

  it('is not told on a network that the page lacks', async () => {
    setRequestedNetworks([])
    await refreshBalance('eip155')
    expect(toast.open).toBe(false)
    expect(codes).toEqual([])
  })

  it('emits one error within 30 s for all accounts', async () => {
    await refreshBalance('eip155')
    become(second)
    vi.advanceTimersByTime(balanceRetryMs - 1)
    await refreshBalance('eip155')
    expect(codes).toEqual(['BALANCE_UNAVAILABLE'])
    vi.advanceTimersByTime(balanceRetryMs)
    await refreshBalance('eip155')
    expect(codes).toEqual(['BALANCE_UNAVAILABLE', 'BALANCE_UNAVAILABLE'])
  })

  it('emits no error after a disconnect', async () => {
    const open = hold()
    const reading = refreshBalance('eip155')
    clearAccount('eip155')
    open()
    await reading
    expect(toast.open).toBe(false)
    expect(codes).toEqual([])
  })
})

describe('the account’s name', () => {
  it('is shown, and requested again after five minutes', async () => {
    await refreshAccount('eip155')
    expect(account()?.profileName).toBe('ada.reown.id')
    await refreshAccount('eip155')
    vi.advanceTimersByTime(300_001)
    await refreshAccount('eip155')
    expect(callsTo('/v1/identity/')).toHaveLength(2)
  })

  it('is dropped if its account has disconnected during the request', async () => {
    const open = hold()
    const reading = refreshAccount('eip155')
    become(second)
    open()
    await reading
    expect(account()?.profileName).toBeNull()
  })

  it('is not requested on a test network, and without a project id it is not requested from the service', async () => {
    writable(networks).active = { eip155: { ...testNetwork(networkId), testnet: true } }
    await refreshAccount('eip155')
    updateOptions({ projectId: null })
    writable(networks).active = { eip155: testNetwork(networkId) }
    await refreshAccount('eip155')
    expect(callsTo('/v1/identity/')).toEqual([])
  })

  it('is requested again after a network switch', async () => {
    await refreshAccount('eip155')
    responses[first] = { name: 'ada-2.reown.id', avatar: null }
    networkId += 1
    writable(networks).active = {
      eip155: { ...testNetwork(networkId), rpcUrls: { default: { http: [`${server.url}/node`] } } },
    }
    updateAccount('eip155', { caipNetworkId: `eip155:${networkId}` })
    await refreshAccount('eip155')
    expect(account()?.profileName).toBe('ada-2.reown.id')
  })

  it('is dropped if the network has changed during the request', async () => {
    const open = hold()
    const reading = refreshAccount('eip155')
    updateAccount('eip155', { caipNetworkId: 'eip155:5' })
    open()
    await reading
    expect(account()?.profileName).toBeNull()
  })

  it('leaves the balance unchanged if the request for the name fails', async () => {
    responses[first] = 500
    await refreshAccount('eip155')
    expect(account()).toMatchObject({ profileName: null, balance: { amount: '1' } })
  })

  it('is looked up again after the first press in the page, if a gateway has it', async () => {
    const gateway = 'https://gateway.example/'
    const ens = createFakeEns(
      { 'ada.eth': { address: first } },
      { [first.toLowerCase()]: 'ada.eth' },
    )
    const lookups = new Interface([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
      'function reverse(bytes lookupAddress, uint256 coinType)',
    ])
    // The callback is the function `reverse` of the fake, which ignores the coin type.
    const callback = lookups.getFunction('reverse')?.selector
    const args = [universalResolver, [`${gateway}{data}`], '0x12', callback, '0x']
    const data = lookups.encodeErrorResult('OffchainLookup', args)
    ens.responses.reverse = { code: 3, message: 'execution reverted', data }
    updateOptions({ customRpcUrls: { 'eip155:1': ['https://node.example/'] } })
    writable(networks).active = { eip155: testNetwork(1) }
    updateAccount('eip155', { caipNetworkId: 'eip155:1' })
    const asked: string[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
      const { href } = new URL(url)
      if (href.startsWith('https://node.example/'))
        return Response.json(await ens.respond(String(init?.body)))
      if (!href.startsWith(gateway)) return fetch(url, init)
      asked.push(href)
      ens.responses = {}
      return Response.json({ data: first.toLowerCase() })
    })
    const page = new EventTarget()
    const userActivation = { hasBeenActive: false }
    vi.stubGlobal('navigator', { userActivation })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))

    await refreshAccount('eip155')
    // A key that gives no activation, such as Escape, is no press.
    page.dispatchEvent(new Event('keydown'))
    expect(account()?.profileName).toBeNull()
    expect(asked).toEqual([])
    userActivation.hasBeenActive = true
    page.dispatchEvent(new Event('keydown'))
    page.dispatchEvent(new Event('pointerup'))
    await vi.waitFor(() => expect(account()?.profileName).toBe('ada.eth'))
    expect(asked).toEqual([`${gateway}0x12`])
    updateOptions({ customRpcUrls: {} })
  })
})
