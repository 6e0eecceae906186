import { afterEach, describe, expect, test, vi } from 'vitest'
import { InjectedWallet } from './InjectedWallet.ts'
import type { InjectedWalletOptions } from './options.ts'
import type { MemoryStore } from './permissions.ts'
import { createProvider } from './provider.ts'
import type { WalletRequest } from './request.ts'

const ACCOUNT_0 = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const ACCOUNT_1 = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const BASE = [{ chainId: '0x2105' }]
const ADD_GNOSIS = [{ chainId: '0x64', chainName: 'Gnosis', rpcUrls: ['http://gnosis.test'] }]
const GNOSIS = [{ chainId: '0x64' }]

function memoryStore(): MemoryStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
  }
}

function setUp(options: Partial<InjectedWalletOptions> = {}, store = memoryStore()) {
  const wallet = new InjectedWallet(
    {
      name: 'Test Wallet',
      rdns: 'test.wallet',
      rpcUrls: { 'eip155:1': 'http://one.test', '0x2105': 'http://base.test' },
      chainId: '0x1',
      autoApprove: true,
      ...options,
    },
    'http://site.test',
    store,
  )
  const requests: WalletRequest[] = []
  const provider = createProvider(wallet, requests)
  const events: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect']) {
    provider.on(event, (payload: unknown) => events.push([event, payload]))
  }
  const request = (method: string, params?: unknown) => provider.request({ method, params })
  return { wallet, request, requests, events, store }
}

afterEach(() => vi.unstubAllGlobals())

describe('permission', () => {
  test('accounts are visible to the site after the user approves, and after a reload without a prompt', async () => {
    const { wallet, request, events, store } = setUp({ autoApprove: false })
    expect(await request('eth_accounts')).toEqual([])
    const connecting = request('eth_requestAccounts')
    expect(wallet.approvals.pending()[0]?.description.heading).toBe('Connect this site')
    wallet.approvals.decide('approved')
    expect(await connecting).toEqual([ACCOUNT_0])
    expect(events).toEqual([['accountsChanged', [ACCOUNT_0]]])

    const reloaded = setUp({ autoApprove: false }, store)
    expect(await reloaded.request('eth_accounts')).toEqual([ACCOUNT_0])
    expect(await reloaded.request('eth_requestAccounts')).toEqual([ACCOUNT_0])
    expect(reloaded.requests.some(({ prompted }) => prompted)).toBe(false)
  })

  test('a user rejection has the code 4001, and no code with the fault rejectWithoutCode', async () => {
    const { wallet, request, requests } = setUp({ autoApprove: false })
    const rejected = request('eth_requestAccounts')
    wallet.approvals.decide('rejected')
    await expect(rejected).rejects.toMatchObject({
      code: 4001,
      message: 'User rejected the request.',
    })
    wallet.behaviour = { rejectWithoutCode: true }
    const plain = request('eth_requestAccounts')
    wallet.approvals.decide('rejected')
    await expect(plain).rejects.not.toHaveProperty('code')
    expect(requests).toMatchObject([
      { method: 'eth_requestAccounts', prompted: true, outcome: 'failed' },
      { method: 'eth_requestAccounts', prompted: true, outcome: 'failed' },
    ])
  })

  test('the provider emits events for a revoked permission, a locked wallet and another account', async () => {
    const { wallet, request, events } = setUp()
    wallet.selectAccount(1)
    expect(events).toEqual([])
    await request('eth_requestAccounts')
    wallet.selectAccount(0)
    wallet.setLocked(true)
    wallet.setLocked(false)
    await request('wallet_revokePermissions', [{ eth_accounts: {} }])
    expect(events.map((event) => (event as unknown[])[1])).toEqual([
      [ACCOUNT_1],
      [ACCOUNT_0],
      [],
      [ACCOUNT_0],
      [],
    ])
    await request('wallet_requestPermissions', [{ eth_accounts: {} }])
    expect(await request('wallet_getPermissions')).toMatchObject([
      { parentCapability: 'eth_accounts' },
    ])
  })

  test('the provider signs nothing for an account that the site may not see', async () => {
    const { request } = setUp()
    await expect(request('personal_sign', ['0x00', ACCOUNT_0])).rejects.toMatchObject({
      code: 4100,
    })
    await request('eth_requestAccounts')
    await expect(request('personal_sign', ['0x00', ACCOUNT_1])).rejects.toMatchObject({
      code: 4100,
    })
    await expect(request('personal_sign', ['0x00', ACCOUNT_0])).resolves.toMatch(/^0x/)
  })
})

describe('networks', () => {
  test('a network switch emits chainChanged and survives a reload', async () => {
    const { request, events, store } = setUp()
    expect(await request('wallet_switchEthereumChain', BASE)).toBe(null)
    expect(await request('eth_chainId')).toBe('0x2105')
    expect(events).toEqual([['chainChanged', '0x2105']])
    expect(await setUp({}, store).request('eth_chainId')).toBe('0x2105')
  })

  test('wallet_switchEthereumChain rejects with 4902 for a chain until the site has added it', async () => {
    const { request, events } = setUp()
    await expect(request('wallet_switchEthereumChain', GNOSIS)).rejects.toMatchObject({
      code: 4902,
    })
    await request('wallet_addEthereumChain', ADD_GNOSIS)
    expect(events).toEqual([['chainChanged', '0x64']])
  })

  test.each([
    [5000, { code: 5000 }],
    [32603, { code: 32603 }],
    [-32603, { code: -32603, data: { originalError: { code: 4902 } } }],
  ] as const)(
    'wallet_switchEthereumChain fails with the configured switchError %s',
    async (switchError, error) => {
      const { request, events } = setUp({ behaviour: { switchError } })
      await expect(request('wallet_switchEthereumChain', BASE)).rejects.toMatchObject(error)
      expect(events).toEqual([])
    },
  )

  test('the wallet can simulate a switch that returns null without effect, and one that fails with effect', async () => {
    const { wallet, request } = setUp({ behaviour: { switchError: 'null-but-not-switched' } })
    expect(await request('wallet_switchEthereumChain', BASE)).toBe(null)
    expect(await request('eth_chainId')).toBe('0x1')
    wallet.behaviour = { switchError: 'error-but-switched' }
    await expect(request('wallet_switchEthereumChain', BASE)).rejects.toMatchObject({
      code: -32603,
    })
    expect(await request('eth_chainId')).toBe('0x2105')
  })

  test('with switchError 4902, a switch succeeds once the site has added the chain, unless the wallet forgets added chains', async () => {
    const base = [{ chainId: '0x2105', chainName: 'Base', rpcUrls: ['http://elsewhere.test'] }]
    const { wallet, request } = setUp({ behaviour: { switchError: 4902, addChain: 'forgotten' } })
    await request('wallet_addEthereumChain', base)
    await expect(request('wallet_switchEthereumChain', BASE)).rejects.toMatchObject({ code: 4902 })
    wallet.behaviour = { switchError: 4902, addChain: 'without-switch' }
    await request('wallet_addEthereumChain', base)
    expect(await request('eth_chainId')).toBe('0x1')
    await request('wallet_switchEthereumChain', BASE)
    expect(wallet.chain()).toMatchObject({ id: '0x2105', rpcUrl: 'http://base.test' })
  })
})

describe('other faults', () => {
  test('the wallet can simulate malformed responses, missing responses and an unreachable chain', async () => {
    const { wallet, request, requests, events } = setUp({
      behaviour: { nonsense: ['eth_requestAccounts', 'eth_chainId'], never: ['personal_sign'] },
    })
    expect(await request('eth_requestAccounts')).toEqual(['not-an-address'])
    expect(await request('eth_chainId')).toBe('banana')
    wallet.behaviour = { ...wallet.behaviour, nonsense: { eth_requestAccounts: [] } }
    expect(await request('eth_requestAccounts')).toEqual([])
    const silent = request('personal_sign', [])
    expect(await Promise.race([silent, Promise.resolve('silent')])).toBe('silent')
    expect(requests.at(-1)).toMatchObject({ method: 'personal_sign', outcome: 'pending' })
    wallet.setOnline(false)
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4900 })
    wallet.setOnline(true)
    expect(events).toMatchObject([
      ['disconnect', { code: 4900 }],
      ['connect', { chainId: '0x1' }],
    ])
  })

  test('a second connect request fails with -32002 while the first is pending', async () => {
    const { request } = setUp({ autoApprove: false, behaviour: { oneConnectAtATime: true } })
    request('eth_requestAccounts')
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  })
})

test('read methods go to the chain’s node; methods of test nodes and unknown ones reject with -32601', async () => {
  const fetch = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x7' }))
  vi.stubGlobal('fetch', fetch)
  const { request } = setUp()
  expect(await request('eth_blockNumber')).toBe('0x7')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('http://one.test', expect.anything())
  for (const method of ['eth_sign', 'eth_signTransaction', 'wallet_getCapabilities', 'evm_mine']) {
    await expect(request(method, [])).rejects.toMatchObject({ code: -32601 })
  }
  expect(fetch).toHaveBeenCalledOnce()
})

test('bad parameters fail with -32602, and malformed storage is ignored', async () => {
  const store = { getItem: () => '{"chainId":', setItem: () => undefined }
  const { request } = setUp({}, store)
  expect(await request('eth_chainId')).toBe('0x1')
  await expect(request('wallet_switchEthereumChain', ['0x1'])).rejects.toMatchObject({
    code: -32602,
  })
})
