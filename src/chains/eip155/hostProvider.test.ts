import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { describeHostProvider } from '../testing/describeHostProvider.ts'
import { fakeListener } from '../testing/fakeListener.ts'
import { createHostProvider } from './hostProvider.ts'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'

const a = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const b = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const state = (addresses: string[], id = 1): WalletAccounts => ({
  accounts: addresses.map((address) => ({ address, type: 'eoa' })),
  caipNetworkId: `eip155:${id}` satisfies CaipNetworkId,
})

const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const

function setUp() {
  const network = vi.fn()
  const sent = vi.fn()
  const host = createHostProvider({ listenerOf: () => fakeListener({ network, sent }) })
  const heard: [string, unknown][] = []
  for (const event of events) host.public.on(event, (value) => heard.push([event, value]))
  const request = (method: string, params?: unknown[]) =>
    host.public.request(params ? { method, params } : { method })
  return { host, heard, request, network, sent }
}

const reviewedBy = (review: (request: GatedRequest) => Promise<unknown>) =>
  createHostProvider({ listenerOf: () => fakeListener({ review }) })

describeHostProvider('EVM', {
  create: createHostProvider,
  addresses: [a, b],
  caipNetworkId: 'eip155:1',
  createWallet: (sign) => createFakeWallet({ personal_sign: sign }),
  signature: '0x00',
  requestSignature: (page) =>
    page.request({ method: 'personal_sign', params: ['0x48656c6c6f', a] }),
  readAddresses: async (page) => (await page.request({ method: 'eth_accounts' })) as string[],
  followActive: (page, listener) =>
    void page.on('accountsChanged', (all) => listener((all as string[])[0] ?? null)),
})

describe('the EVM provider for the host, without a wallet', () => {
  it('has no accounts, and rejects other requests with 4900', async () => {
    const { request } = setUp()
    expect(await request('eth_accounts')).toEqual([])
    for (const method of ['eth_requestAccounts', 'eth_chainId', 'personal_sign', 'eth_call']) {
      await expect(request(method)).rejects.toMatchObject({ code: 4900 })
    }
  })
})

describe('the EVM provider for the host, with a wallet', () => {
  it('returns accounts and chain from the state, without a request to the wallet', async () => {
    const { host, request } = setUp()
    const wallet = createFakeWallet({ eth_accounts: () => [b], eth_chainId: () => '0x5' })
    host.attach(wallet, state([a], 8453))
    expect(await request('eth_accounts')).toEqual([a])
    expect(await request('eth_requestAccounts')).toEqual([a])
    expect(await request('eth_chainId')).toBe('0x2105')
    expect(await request('net_version')).toBe('8453')
    expect(wallet.calls).toEqual([])
  })

  it('forwards other requests, and returns the wallet’s response', async () => {
    const { host, request } = setUp()
    const wallet = createFakeWallet({ personal_sign: ([message]) => `signed ${message}` })
    host.attach(wallet, state([a]))
    expect(await request('personal_sign', ['0x00', a])).toBe('signed 0x00')
    expect(wallet.calls).toEqual([{ method: 'personal_sign', params: ['0x00', a] }])
  })

  it('passes the wallet’s response and error unchanged while transactions are followed', async () => {
    const response = { any: 'object' }
    const refusal = rpcError(4001, 'no', { reason: 'mine' })
    const responses = [() => response, () => Promise.reject(refusal)]
    const wallet = createFakeWallet({ eth_sendTransaction: () => responses.shift()?.() })
    const described: unknown[] = []
    const sending = vi.fn((read: () => unknown) => void described.push(read()))
    const host = createHostProvider({ listenerOf: () => fakeListener({ sending }) })
    host.attach(wallet, state([a, b]))
    const requested = { method: 'eth_sendTransaction', params: [{ from: b.toLowerCase(), to: a }] }
    expect(await host.public.request(requested)).toBe(response)
    expect(await host.public.request(requested).catch((thrown) => thrown)).toBe(refusal)
    expect(wallet.calls).toEqual([requested, requested])
    const params = { from: b.toLowerCase(), to: a }
    const request = { caipNetworkId: 'eip155:1', from: b, params }
    expect(described).toEqual([request, request])
    await host.public.request({ method: 'eth_sendRawTransaction' }).catch(() => {})
    expect(sending).toHaveBeenCalledTimes(2)
  })

  it('forwards what was reviewed, even if the page changes its request meanwhile', async () => {
    const { promise, resolve } = createDeferred()
    const reviewed: unknown[] = []
    const wallet = createFakeWallet({ personal_sign: ([message]) => message })
    const host = reviewedBy(async ({ send, params }) => {
      reviewed.push(structuredClone(params))
      await promise
      return send(params)
    })
    host.attach(wallet, state([a]))
    const params = [{ text: 'harmless' }, a]
    const response = host.public.request({ method: 'personal_sign', params })
    params[0] = { text: 'harmful' }
    resolve()
    expect(await response).toEqual({ text: 'harmless' })
    expect(reviewed).toEqual([[{ text: 'harmless' }, a]])
  })

  it('has reviewed, and forwards, what wallets sign in one way only', async () => {
    const wallet = createFakeWallet({ personal_sign: ([message]) => message })
    const review = vi.fn(async ({ send, params }: GatedRequest) => send(params))
    const host = reviewedBy(review)
    host.attach(wallet, state([a]))
    const request = { method: 'personal_sign', params: ['beef', a] }
    expect(await host.public.request(request)).toBe('0x62656566')
    expect(review.mock.calls[0]?.[0].params).toEqual(['0x62656566', a])
  })

  it.each([
    ['eth_signTypedData_v4', true],
    ['eth_sendTransaction', true],
    ['wallet_grantPermissions', true],
    ['wallet_requestExecutionPermissions', true],
    ['wallet_signAuthorization', true],
    ['eth_signUserOperation', true],
    ['wallet_invokeMethod', true],
    ['metamask_batch', true],
    ['wallet_invokeSnap', true],
    ['wallet_addSubAccount', true],
    ['wallet_prepareCalls', true],
    ['eth_decrypt', true],
    ['eth_getEncryptionPublicKey', true],
    ['parity_postTransaction', true],
    ['ETH_CALL', true],
    ['wallet_ofTomorrow', true],
    ['eth_call', false],
    ['eth_sendRawTransaction', false],
    ['wallet_getCapabilities', false],
    ['clique_getSigners', false],
    ['wallet_switchEthereumChain', false],
  ])('has requests that sign or grant reviewed: %s %s', async (method, isReviewed) => {
    const review = vi.fn(async () => 'reviewed')
    const wallet = createFakeWallet({ [method]: () => 'sent' })
    const host = reviewedBy(review)
    host.attach(wallet, state([a]))
    expect(await host.public.request({ method, params: [{}] })).toBe(
      isReviewed ? 'reviewed' : 'sent',
    )
    expect(review).toHaveBeenCalledTimes(isReviewed ? 1 : 0)
  })

  it.each([
    ['wallet_requestPermissions', { eth_accounts: {} }, false],
    ['wallet_requestPermissions', { eth_accounts: {}, wallet_snap: {} }, true],
    ['wallet_connect', { version: '1', capabilities: {} }, false],
    ['wallet_connect', { capabilities: { signInWithEthereum: { nonce: '1' } } }, true],
  ])('has %s reviewed by what it asks for: %j %s', async (method, params, isReviewed) => {
    const review = vi.fn(async () => 'reviewed')
    const wallet = createFakeWallet({ [method]: () => 'sent' })
    const host = reviewedBy(review)
    host.attach(wallet, state([a]))
    expect(await host.public.request({ method, params: [params] })).toBe(
      isReviewed ? 'reviewed' : 'sent',
    )
  })

  it('sends what the wallet has not granted to the wallet at once, which refuses it', async () => {
    const review = vi.fn(async () => 'reviewed')
    const wallet = {
      ...createFakeWallet({
        eth_sign: () => {
          throw rpcError(-32601, 'no such method')
        },
      }),
      can: (method: string) => method !== 'eth_sign',
    }
    const host = reviewedBy(review)
    host.attach(wallet, state([a]))
    await expect(host.public.request({ method: 'eth_sign' })).rejects.toMatchObject({
      code: -32601,
    })
    expect(review).not.toHaveBeenCalled()
    expect(await host.public.request({ method: 'personal_sign' })).toBe('reviewed')
  })

  it('refuses a request that cannot be copied', async () => {
    const host = reviewedBy(vi.fn())
    host.attach(createFakeWallet({}), state([a]))
    const params = [{ value: 1n, toJSON: () => 1n, read() {} }]
    await expect(host.public.request({ method: 'personal_sign', params })).rejects.toMatchObject({
      code: -32602,
    })
  })

  it('rejects with the wallet’s errors, including those that the wallet throws synchronously', async () => {
    const { host, request } = setUp()
    const error = rpcError(3, 'execution reverted', '0x08c379a0')
    const wallet = createFakeWallet({
      eth_call: () => {
        throw error
      },
    })
    host.attach(wallet, state([a]))
    await expect(request('eth_call', [])).rejects.toBe(error)
  })

  it('updates the modal’s network before it responds to the page’s switch request', async () => {
    const { host, request, network } = setUp()
    const wallet = createFakeWallet({
      wallet_switchEthereumChain: () => null,
      eth_chainId: () => '0x5',
    })
    host.attach(wallet, state([a]))
    await request('wallet_switchEthereumChain', [{ chainId: '0x5' }])
    expect(network).toHaveBeenCalledExactlyOnceWith('eip155:5')
  })

  it('reports the transactions and batches that the page sends', async () => {
    const { host, request, sent } = setUp()
    const respond = vi.fn((): unknown => '0x')
    const wallet = createFakeWallet({
      eth_sendTransaction: respond,
      eth_sendRawTransaction: respond,
      wallet_sendCalls: respond,
      personal_sign: respond,
    })
    host.attach(wallet, state([a]))
    await request('personal_sign', [])
    expect(sent).not.toHaveBeenCalled()
    for (const method of ['eth_sendTransaction', 'eth_sendRawTransaction', 'wallet_sendCalls']) {
      await request(method, [{}])
      expect(sent).toHaveBeenCalledOnce()
      sent.mockClear()
    }
    respond.mockRejectedValue(rpcError(4001, 'User rejected the request.'))
    await expect(request('eth_sendTransaction', [{}])).rejects.toMatchObject({ code: 4001 })
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([undefined, null, {}, { method: 7 }])('refuses the request %j', async (args) => {
    const { host } = setUp()
    host.attach(createFakeWallet({}), state([a]))
    await expect(host.public.request(args as never)).rejects.toMatchObject({ code: -32600 })
  })
})

describe('events of the EVM provider for the host', () => {
  it('are emitted only if a value has changed', () => {
    const { host, heard } = setUp()
    const wallet = createFakeWallet({})
    host.attach(wallet, state([a]))
    host.update(state([a]))
    host.attach(wallet, state([a]))
    expect(heard.splice(0)).toEqual([
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', [a]],
    ])
    host.update(state([b, a], 8453))
    expect(heard.splice(0)).toEqual([
      ['chainChanged', '0x2105'],
      ['accountsChanged', [b, a]],
    ])
    host.detach()
    host.detach()
    host.update(state([a]))
    expect(heard).toEqual([
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ])
  })

  it('include the network if the next wallet is on another network', () => {
    const { host, heard } = setUp()
    host.attach(createFakeWallet({}), state([a]))
    host.detach()
    heard.length = 0
    host.attach(createFakeWallet({}), state([a], 5))
    expect(heard).toEqual([
      ['connect', { chainId: '0x5' }],
      ['chainChanged', '0x5'],
      ['accountsChanged', [a]],
    ])
  })

  it('keep their order if a listener causes the next change', () => {
    const { host, heard } = setUp()
    host.public.once('connect', () => host.detach())
    host.attach(createFakeWallet({}), state([a]))
    expect(heard.map(([event]) => event)).toEqual([
      'connect',
      'accountsChanged',
      'accountsChanged',
      'disconnect',
    ])
    expect(heard.at(-2)?.[1]).toEqual([])
  })

  it('reach the other listeners if one throws', () => {
    const { host } = setUp()
    const print = vi.spyOn(console, 'error').mockImplementation(() => {})
    const later = vi.fn()
    host.public
      .on('connect', () => {
        throw new Error('a bug of the page')
      })
      .on('connect', later)
    host.attach(createFakeWallet({}), state([a]))
    expect(later).toHaveBeenCalledOnce()
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('have Node’s methods on, once, off and removeListener, which work without `this`', () => {
    const { host } = setUp()
    const { on, once, off, removeListener } = host.public
    const [everyTime, firstTime, never, twice] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    on('accountsChanged', everyTime)
    once('accountsChanged', firstTime)
    on('accountsChanged', never)
    removeListener('accountsChanged', never)
    on('accountsChanged', twice)
    on('accountsChanged', twice)
    off('accountsChanged', twice)
    off('unknown', twice)
    host.attach(createFakeWallet({}), state([a]))
    host.update(state([b]))
    expect(everyTime.mock.calls).toEqual([[[a]], [[b]]])
    expect(firstTime.mock.calls).toEqual([[[a]]])
    expect(never).not.toHaveBeenCalled()
    expect(twice).toHaveBeenCalledTimes(2)
  })

  it('pass a copy to each listener, so that changing it does not change later responses', async () => {
    const { host, request } = setUp()
    host.public.on('accountsChanged', (list) => (list as string[]).push('0x'))
    host.attach(createFakeWallet({}), state([a]))
    expect(await request('eth_accounts')).toEqual([a])
  })
})

describe('the EVM host provider and the modal’s state', () => {
  const nextState = fc
    .record({
      addresses: fc.shuffledSubarray([a, b], { minLength: 1 }),
      id: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ addresses, id }) => state(addresses, id))
  const step = fc.oneof(
    nextState.map((next) => ({ verb: 'attach' as const, next })),
    nextState.map((next) => ({ verb: 'update' as const, next })),
    fc.constant({ verb: 'detach' as const, next: null }),
  )

  it('agree after any order of changes: the last events equal what requests return', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { host, heard, request } = setUp()
        let expected: WalletAccounts | null = null
        const retold = { connected: false, accounts: [] as unknown, chainId: null as unknown }
        for (const { verb, next } of steps) {
          if (verb === 'attach') host.attach(createFakeWallet({}), next)
          else if (verb === 'update') host.update(next)
          else host.detach()
          if (verb === 'attach' || (verb === 'update' && expected)) expected = next
          if (verb === 'detach') expected = null
          for (const [event, value] of heard.splice(0)) {
            if (event === 'connect') {
              expect(retold.connected).toBe(false)
              retold.connected = true
              retold.chainId = (value as { chainId: string }).chainId
            } else if (event === 'disconnect') retold.connected = false
            else if (event === 'chainChanged') retold.chainId = value
            else {
              expect(value).not.toEqual(retold.accounts)
              retold.accounts = value
            }
          }
          const addresses = expected?.accounts.map(({ address }) => address) ?? []
          expect(await request('eth_accounts')).toEqual(addresses)
          expect(retold.accounts).toEqual(addresses)
          expect(retold.connected).toBe(expected !== null)
          if (expected) expect(await request('eth_chainId')).toBe(retold.chainId)
        }
      }),
    )
  })
})
