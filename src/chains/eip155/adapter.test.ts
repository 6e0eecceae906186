import { describe, expect, it, vi } from 'vitest'
import { createEip155Adapter } from './adapter.ts'
import { eip155Networks } from './networks.ts'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const adapter = createEip155Adapter({ silentMs: 20, revokeMs: 20, settleMs: 0, settlePolls: 3 })

describe('the EVM adapter’s `connect`', () => {
  it('requests accounts and returns them with the network', async () => {
    const wallet = createFakeWallet({
      eth_requestAccounts: () => [address.toLowerCase()],
      eth_chainId: () => '0x1',
    })
    expect(await adapter.open(wallet).connect({ silent: false })).toEqual({
      accounts: [{ address, type: 'eoa' }],
      caipNetworkId: 'eip155:1',
    })
  })

  it('sends no request that prompts if the call is silent', async () => {
    const wallet = createFakeWallet({ eth_accounts: () => [], eth_chainId: () => '0x1' })
    const { accounts } = await adapter.open(wallet).connect({ silent: true })
    expect(accounts).toEqual([])
    expect(wallet.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('rejects a silent request with WALLET_TIMEOUT after the time limit', async () => {
    const wallet = createFakeWallet({ eth_accounts: () => new Promise(() => {}) })
    await expect(adapter.open(wallet).connect({ silent: true })).rejects.toMatchObject({
      code: 'WALLET_TIMEOUT',
    })
  })

  it.each([
    [[], 'WALLET_NO_ACCOUNT'],
    [['not-an-address'], 'WALLET_INVALID_RESPONSE'],
    [null, 'WALLET_INVALID_RESPONSE'],
    ['0x', 'WALLET_INVALID_RESPONSE'],
  ])('refuses the accounts %j with %s', async (response, code) => {
    const wallet = createFakeWallet({ eth_requestAccounts: () => response })
    await expect(adapter.open(wallet).connect({ silent: false })).rejects.toMatchObject({
      code,
    })
  })

  it('refuses an invalid chain id', async () => {
    const wallet = createFakeWallet({
      eth_requestAccounts: () => [address],
      eth_chainId: () => 'banana',
    })
    await expect(adapter.open(wallet).connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })

  it.each([
    [rpcError(4001, 'no'), 'USER_REJECTED'],
    [rpcError(undefined, 'The user rejected the request.'), 'USER_REJECTED'],
    [rpcError(-32002, 'already pending'), 'REQUEST_PENDING'],
    [rpcError(-32000, 'broken'), 'WALLET_ERROR'],
  ])('maps the wallet’s error %s to its code', async (thrown, code) => {
    const wallet = createFakeWallet({
      eth_requestAccounts: () => {
        throw thrown
      },
    })
    await expect(adapter.open(wallet).connect({ silent: false })).rejects.toMatchObject({
      code,
      cause: thrown,
    })
  })

  it.each([[undefined], [null], [{}], ['provider'], [{ request: 'yes' }]])(
    'refuses %j as a provider',
    (provider) => {
      expect(() => adapter.open(provider)).toThrow(
        expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
      )
    },
  )
})

it.each<[string, (wallet: ReturnType<typeof adapter.open>) => Promise<unknown>]>([
  ['connect', (wallet) => wallet.connect({ silent: false })],
  ['getNetwork', (wallet) => wallet.getNetwork()],
])(
  'the EVM adapter’s `%s` rejects with WALLET_TIMEOUT if the wallet never tells its network',
  async (_, act) => {
    const wallet = createFakeWallet({
      eth_requestAccounts: () => [address],
      eth_chainId: () => new Promise(() => {}),
    })
    await expect(act(adapter.open(wallet))).rejects.toMatchObject({ code: 'WALLET_TIMEOUT' })
  },
)

describe('the EVM adapter’s `signMessage`', () => {
  it('sends the UTF-8 bytes in hexadecimal (EIP-191)', async () => {
    const wallet = createFakeWallet({ personal_sign: () => '0xabcd' })
    expect(await adapter.open(wallet).signMessage({ address, message: 'Grüezi 👋' })).toBe('0xabcd')
    expect(wallet.calls[0]?.params).toEqual(['0x4772c3bc657a6920f09f918b', address])
  })

  it('refuses an invalid signature', async () => {
    const wallet = createFakeWallet({ personal_sign: () => true })
    await expect(adapter.open(wallet).signMessage({ address, message: '' })).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })
})

describe('the EVM adapter’s `revoke`', () => {
  it('revokes the permission by wallet_revokePermissions (EIP-2255)', async () => {
    const wallet = createFakeWallet({ wallet_revokePermissions: () => null })
    await adapter.open(wallet).revoke()
    expect(wallet.calls).toEqual([
      { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
    ])
  })

  it.each([
    ['do not know it', createFakeWallet({})],
    ['never answer', createFakeWallet({ wallet_revokePermissions: () => new Promise(() => {}) })],
  ])('resolves for wallets that %s', async (_, wallet) => {
    await expect(adapter.open(wallet).revoke()).resolves.toBeUndefined()
  })
})

describe('the EVM adapter’s `getBalance`', () => {
  it('requests the balance in the latest block', async () => {
    const rpc = vi.fn(async () => '0xde0b6b3a7640001')
    expect(await adapter.getBalance(address, rpc)).toBe(1_000_000_000_000_000_001n)
    expect(rpc).toHaveBeenCalledWith('eth_getBalance', [address, 'latest'])
  })

  it.each(['', '0x', '12', null, 1])('refuses %j as a balance', async (response) => {
    await expect(adapter.getBalance(address, async () => response)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})

it('the EVM adapter applies a network switch by the page even if the wallet emits no event', async () => {
  let chainId = '0x1'
  let looks = 0
  const { request } = createFakeWallet({
    wallet_switchEthereumChain: () => null,
    eth_chainId: () => {
      looks += 1
      if (looks === 2) chainId = '0x2105'
      return chainId
    },
  })
  const wallet = { request }
  const network = vi.fn()
  const stop = adapter.open(wallet).watch({ accounts: vi.fn(), network, disconnect: vi.fn() })
  adapter.open(wallet).attach({
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: 'eip155:1',
  })
  const host = adapter.hostProvider.public as { request(args: object): Promise<unknown> }
  const params = [{ chainId: '0x2105' }]
  expect(await host.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
  expect(network).toHaveBeenCalledExactlyOnceWith('eip155:8453')
  stop()
  await host.request({ method: 'wallet_switchEthereumChain', params })
  await host.request({ method: 'wallet_switchEthereumChain' })
  expect(network).toHaveBeenCalledOnce()
  adapter.hostProvider.detach()
})

it('`switchNetwork` of the adapter switches a wallet to every built-in network', async () => {
  for (const { network } of eip155Networks) {
    let chainId = '0x0'
    const wallet = createFakeWallet({
      eth_chainId: () => chainId,
      wallet_switchEthereumChain: ([parameter]) => {
        chainId = (parameter as { chainId: string }).chainId
        return null
      },
    })
    expect(await adapter.open(wallet).switchNetwork(network)).toBe(network.caipNetworkId)
  }
})

it('a batch of calls goes to the review, and is never sent without one', async () => {
  const wallet = createFakeWallet({})
  const opened = adapter.open(wallet)
  const review = vi.fn(async () => 'reviewed')
  const stop = opened.watch({ accounts() {}, network() {}, disconnect() {}, review })
  opened.attach({ accounts: [{ address, type: 'eoa' }], caipNetworkId: 'eip155:1' })
  const page = adapter.hostProvider.public
  const batch = { method: 'wallet_sendCalls', params: [{ calls: [{ to: address }] }] }
  expect(await page.request(batch)).toBe('reviewed')
  expect(review).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...batch, isAlwaysReviewed: true }),
  )
  stop()
  await expect(page.request(batch)).rejects.toMatchObject({ code: 4900 })
  expect(wallet.calls).toEqual([])
})
