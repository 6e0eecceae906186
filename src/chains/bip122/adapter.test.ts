import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { createBip122Adapter } from './adapter.ts'
import type { BitcoinAccount, BitcoinListener, BitcoinProvider } from './provider.ts'

const mainnet: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const testnet: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'
const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const signature = 'AAAA'

let network: CaipNetworkId
let accounts: BitcoinAccount[]
let tell: BitcoinListener

function createWallet(changes: Partial<BitcoinProvider> = {}): BitcoinProvider {
  return {
    connect: vi.fn(async () => accounts),
    disconnect: vi.fn(async () => {}),
    getNetwork: async () => network,
    async setNetwork(wanted) {
      network = wanted
      accounts = [{ address: onTestnet, purpose: 'payment' }]
    },
    signMessage: vi.fn(async () => signature),
    signPsbt: vi.fn(async ({ psbt }) => ({ psbt })),
    sendTransfer: vi.fn(async () => 'AB'.repeat(32)),
    watch(listener) {
      tell = listener
      return () => {}
    },
    ...changes,
  }
}

const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
const adapter = createBip122Adapter({ silentMs: 50, revokeMs: 50 })

beforeEach(() => {
  network = mainnet
  accounts = [
    { address: taproot, purpose: 'ordinals' },
    { address: payment, purpose: 'payment', publicKey: '02ab' },
  ]
})

afterEach(() => {
  adapter.hostProvider.detach()
  vi.clearAllMocks()
})

describe('connecting a Bitcoin wallet', () => {
  it('the adapter lists payment addresses first', async () => {
    expect(await adapter.open(createWallet()).connect({ silent: false })).toEqual({
      accounts: [
        { address: payment, type: 'payment' },
        { address: taproot, type: 'ordinal' },
      ],
      caipNetworkId: mainnet,
    })
  })

  it('an address for both purposes is one account', async () => {
    accounts = [
      { address: payment, purpose: 'ordinals' },
      { address: payment.toUpperCase(), purpose: 'payment' },
    ]
    const state = await adapter.open(createWallet()).connect({ silent: false })
    expect(state.accounts).toEqual([{ address: payment, type: 'payment' }])
  })

  it('an address of another network is left out', async () => {
    accounts = [
      { address: onTestnet, purpose: 'payment' },
      { address: payment, purpose: 'payment' },
    ]
    const state = await adapter.open(createWallet()).connect({ silent: false })
    expect(state.accounts).toEqual([{ address: payment, type: 'payment' }])
  })

  it.each([
    ['an address of another network', [{ address: onTestnet, purpose: 'payment' }]],
    ['no address', [{ address: 7, purpose: 'payment' }, null]],
  ] as [string, BitcoinAccount[]][])('a response with %s is refused', async (_, response) => {
    accounts = response
    await expect(adapter.open(createWallet()).connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })

  it('an approval without an account is refused with a text for the user', async () => {
    accounts = []
    await expect(adapter.open(createWallet()).connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_NO_ACCOUNT',
    })
  })

  it('a silent connect does not wait for a stuck wallet', async () => {
    const stuck = createWallet({ connect: () => new Promise(() => {}) })
    await expect(adapter.open(stuck).connect({ silent: true })).rejects.toMatchObject({
      code: 'WALLET_TIMEOUT',
    })
  })

  it.each([
    [4001, 'USER_REJECTED'],
    [-32603, 'WALLET_ERROR'],
  ])('the wallet’s error %d becomes %s', async (code, expected) => {
    const refusing = createWallet({ connect: () => Promise.reject({ code, message: 'no' }) })
    await expect(adapter.open(refusing).connect({ silent: false })).rejects.toMatchObject({
      code: expected,
    })
  })

  it('a provider that no connector has wrapped is refused', () => {
    for (const value of [{}, null]) {
      expect(() => adapter.open(value)).toThrow(
        expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
      )
    }
  })
})

describe('following a Bitcoin wallet', () => {
  it('a change makes the adapter request accounts and network', async () => {
    const wallet = createWallet()
    adapter.open(wallet).watch(listener)
    network = testnet
    accounts = [{ address: onTestnet, purpose: 'payment' }]
    tell.change()
    await vi.waitFor(() => expect(listener.accounts).toHaveBeenCalled())
    const there = [{ address: onTestnet, type: 'payment' }]
    expect(listener.network).toHaveBeenCalledExactlyOnceWith(testnet, there)
    expect(listener.accounts).toHaveBeenCalledWith([{ address: onTestnet, type: 'payment' }])
  })

  it('a wallet without accounts is disconnected', async () => {
    adapter.open(createWallet()).watch(listener)
    accounts = []
    tell.change()
    await vi.waitFor(() => expect(listener.disconnect).toHaveBeenCalledOnce())
  })

  it('an invalid response of the wallet changes nothing', async () => {
    adapter.open(createWallet()).watch(listener)
    accounts = [{ address: 'nonsense', purpose: 'payment' }]
    tell.change()
    await new Promise((resolve) => setImmediate(resolve))
    expect(listener.accounts).not.toHaveBeenCalled()
    expect(listener.disconnect).not.toHaveBeenCalled()
  })

  it('the adapter emits nothing after it was stopped', () => {
    adapter.open(createWallet()).watch(listener)()
    tell.disconnect()
    expect(listener.disconnect).not.toHaveBeenCalled()
  })
})

describe('switching the network of a Bitcoin wallet', () => {
  const wanted = { caipNetworkId: testnet } as Network

  it('the adapter emits the addresses on the other network', async () => {
    const wallet = createWallet()
    adapter.open(wallet).watch(listener)
    expect(await adapter.open(wallet).switchNetwork(wanted)).toBe(testnet)
    expect(listener.accounts).toHaveBeenCalledWith([{ address: onTestnet, type: 'payment' }])
  })

  it('the switch rejects if the wallet cannot switch', async () => {
    const wallet = createWallet({ setNetwork: () => Promise.reject({ code: 4902 }) })
    await expect(adapter.open(wallet).switchNetwork(wanted)).rejects.toMatchObject({
      code: 'SWITCH_FAILED',
    })
    expect(await adapter.open(wallet).getNetwork()).toBe(mainnet)
  })
})

it.each([
  [payment.toUpperCase(), payment],
  [taproot, taproot],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  [onTestnet, null],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', null],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', null],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', null],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', null],
  ['1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg', null],
])('the address %s of a name is %s', (text, address) => {
  expect(adapter.toAddress?.(text)).toBe(address)
})

it('the Bitcoin adapter refuses a signature that is not base64', async () => {
  const wallet = createWallet({ signMessage: async () => '0xabc' })
  await expect(
    adapter.open(wallet).signMessage({ address: payment, message: 'm' }),
  ).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
})

it.each([
  ['never answers', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('gone'))],
])('revoking sends the wallet one request, and resolves if it %s', async (_, respond) => {
  const disconnect = vi.fn(respond)
  await expect(adapter.open(createWallet({ disconnect })).revoke()).resolves.toBeUndefined()
  expect(disconnect).toHaveBeenCalledOnce()
})

describe('the Bitcoin provider for the host', () => {
  type Public = Record<string, (request?: unknown) => Promise<unknown>> & {
    on(event: string, listener: (value: unknown) => void): void
  }
  const page = adapter.hostProvider.public as unknown as Public

  async function attach(wallet = createWallet()) {
    const state = await adapter.open(wallet).connect({ silent: false })
    adapter.open(wallet).attach(state)
    return wallet
  }

  it('rejects with 4900 before a wallet is connected', async () => {
    await expect(page.getAccountAddresses?.()).rejects.toMatchObject({ code: 4900 })
  })

  it('lists addresses with their public keys', async () => {
    await attach()
    expect(await page.getAccountAddresses?.()).toEqual([
      { address: payment, purpose: 'payment', publicKey: '02ab' },
      { address: taproot, purpose: 'ordinals' },
    ])
  })

  it('pays from the payment address, whichever address is selected', async () => {
    const wallet = await attach()
    const accounts = [
      { address: taproot, type: 'ordinal' },
      { address: payment, type: 'payment' },
    ] as const
    adapter.hostProvider.update({ accounts: [...accounts], caipNetworkId: mainnet })
    const sent = await page.sendTransfer?.({ recipient: payment, amount: '700' })
    expect(sent).toBe('ab'.repeat(32))
    const transfer = { account: payment, recipient: payment, amount: '700' }
    expect(wallet.sendTransfer).toHaveBeenCalledWith(transfer)
    await page.signMessage?.({ message: 'm' })
    expect(wallet.signMessage).toHaveBeenCalledWith({ address: taproot, message: 'm' })
  })

  it('passes the wallet’s errors on unchanged', async () => {
    const no = { code: 4001, message: 'no' }
    await attach(createWallet({ sendTransfer: () => Promise.reject(no) }))
    await expect(page.sendTransfer?.({ recipient: payment, amount: '700' })).rejects.toBe(no)
  })

  it('emits actual changes only, in order', async () => {
    const heard: unknown[] = []
    for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect']) {
      page.on(event, (value) => heard.push([event, value]))
    }
    await attach()
    const state = { accounts: [{ address: onTestnet, type: 'payment' as const }] }
    adapter.hostProvider.update({ ...state, caipNetworkId: testnet })
    adapter.hostProvider.update({ ...state, caipNetworkId: testnet })
    adapter.hostProvider.detach()
    expect(heard).toEqual([
      ['connect', { chainId: mainnet }],
      ['accountsChanged', [payment, taproot]],
      ['chainChanged', testnet],
      ['accountsChanged', [onTestnet]],
      ['accountsChanged', []],
      ['disconnect', undefined],
    ])
  })
})
