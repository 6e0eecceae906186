import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createDeferred } from '../../utils/createDeferred.ts'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'
import { watch } from './watch.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function setUp(eth_accounts: () => unknown = () => [address]) {
  const wallet = createFakeWallet({ eth_accounts })
  const listener = {
    accounts: vi.fn(),
    network: vi.fn(),
    disconnect: vi.fn(),
    unreadable: vi.fn(),
  }
  const stop = watch(wallet, listener)
  const heard = () =>
    listener.accounts.mock.calls.length +
    listener.network.mock.calls.length +
    listener.disconnect.mock.calls.length
  return { wallet, listener, stop, heard }
}

it('a watch of an EVM wallet emits accounts in EIP-55 form and networks as CAIP-2 ids', () => {
  const { wallet, listener } = setUp()
  wallet.emit('accountsChanged', [address.toLowerCase()])
  wallet.emit('chainChanged', '8453')
  expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([{ address, type: 'eoa' }])
  expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:8453')
  expect(listener.disconnect).not.toHaveBeenCalled()
})

it('a watch of an EVM wallet emits a disconnection if event and `eth_accounts` list no account', async () => {
  const { wallet, listener } = setUp(() => [])
  wallet.emit('accountsChanged', [])
  await vi.waitFor(() => expect(listener.disconnect).toHaveBeenCalledOnce())
  expect(listener.accounts).not.toHaveBeenCalled()
})

it('an empty list of accounts is no disconnection while `eth_accounts` lists an account', async () => {
  const { wallet, listener } = setUp()
  wallet.emit('accountsChanged', [])
  await vi.waitFor(() => expect(listener.accounts).toHaveBeenCalledOnce())
  expect(listener.accounts).toHaveBeenCalledWith([{ address, type: 'eoa' }])
  expect(listener.disconnect).not.toHaveBeenCalled()
})

it('an account that the wallet tells while an empty list is checked is no disconnection', async () => {
  const pending = createDeferred<unknown>()
  const { wallet, listener } = setUp(() => pending.promise)
  wallet.emit('accountsChanged', [])
  wallet.emit('accountsChanged', [address])
  pending.resolve([])
  await new Promise((resolve) => setTimeout(resolve))
  expect(listener.disconnect).not.toHaveBeenCalled()
  expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([{ address, type: 'eoa' }])
})

it.each([
  ['connect', undefined],
  ['accountsChanged', []],
])(
  'accounts that were requested at %s do not replace those that the wallet tells later',
  async (event, value) => {
    const pending = createDeferred<unknown>()
    const { wallet, listener } = setUp(() => pending.promise)
    const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
    wallet.emit(event, value)
    wallet.emit('accountsChanged', [other])
    pending.resolve([address])
    await new Promise((resolve) => setTimeout(resolve))
    expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([{ address: other, type: 'eoa' }])
  },
)

it('a disconnect event during the check of an empty list is told once', async () => {
  const pending = createDeferred<unknown>()
  const { wallet, listener } = setUp(() => pending.promise)
  wallet.emit('accountsChanged', [])
  wallet.emit('disconnect', rpcError(4900, 'gone'))
  pending.resolve([])
  await new Promise((resolve) => setTimeout(resolve))
  expect(listener.disconnect).toHaveBeenCalledOnce()
})

it.each([
  ['0x1', 'eip155:1'],
  ['0x01', 'eip155:1'],
  ['0X2105', 'eip155:8453'],
  ['eip155:8453', 'eip155:8453'],
])('chainChanged with %j is the network %s', (value, network) => {
  const { wallet, listener } = setUp()
  wallet.emit('chainChanged', value)
  expect(listener.network).toHaveBeenCalledExactlyOnceWith(network)
})

it.each([
  ['chainChanged', 1n],
  ['chainChanged', Number.NaN],
  ['chainChanged', -1],
  ['chainChanged', '0x'],
  ['chainChanged', 'loading'],
  ['chainChanged', ['0x1']],
  ['accountsChanged', { 0: address }],
  ['accountsChanged', { accounts: [address] }],
  ['accountsChanged', ['eip155:1']],
  ['accountsChanged', [{ address }]],
])('a watch of an EVM wallet asks after %s with %o', (event, value) => {
  const { wallet, listener, heard } = setUp()
  wallet.emit(event, value)
  expect(listener.unreadable).toHaveBeenCalledOnce()
  expect(heard()).toBe(0)
})

it.each([
  ['chainChanged', {}],
  ['chainChanged', undefined],
  ['chainChanged', null],
  ['chainChanged', 'solana:mainnet'],
  ['accountsChanged', address],
  ['accountsChanged', [undefined]],
  ['accountsChanged', null],
])('a watch of an EVM wallet reports %s with %j as unreadable', (event, value) => {
  const { wallet, listener, heard } = setUp()
  wallet.emit(event, value)
  expect(listener.unreadable).toHaveBeenCalledOnce()
  expect(heard()).toBe(0)
})

it('a chain id in the form of CAIP-2 is a network', () => {
  const { wallet, listener } = setUp()
  wallet.emit('chainChanged', 'eip155:8453')
  expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:8453')
})

it('a watch of an EVM wallet emits a disconnection for a disconnect event', () => {
  const { wallet, listener } = setUp()
  wallet.emit('disconnect', rpcError(4900, 'Disconnected'))
  expect(listener.disconnect).toHaveBeenCalledOnce()
})

it('the wallet gets a request for its accounts after a disconnect event with code 1013 (lost node)', async () => {
  const { wallet, listener } = setUp()
  wallet.emit('disconnect', rpcError(1013, 'Try again later'))
  await vi.waitFor(() => expect(wallet.calls).toHaveLength(1))
  expect(listener.disconnect).not.toHaveBeenCalled()
})

it.each([
  ['no longer has accounts', () => []],
  [
    'does not answer sensibly',
    () => {
      throw new Error('gone')
    },
  ],
])(
  'a disconnect event with code 1013 is a disconnection if the wallet %s',
  async (_, eth_accounts) => {
    const { wallet, listener } = setUp(eth_accounts)
    wallet.emit('disconnect', rpcError(1013, 'Try again later'))
    await vi.waitFor(() => expect(listener.disconnect).toHaveBeenCalledOnce())
  },
)

it('a stopped watch emits nothing, even if a request is pending', async () => {
  let respond = (_: unknown) => {}
  const { wallet, stop, heard } = setUp(() => new Promise((resolve) => (respond = resolve)))
  wallet.emit('disconnect', rpcError(1013, 'Try again later'))
  await vi.waitFor(() => expect(wallet.calls).toHaveLength(1))
  stop()
  respond([])
  wallet.emit('accountsChanged', [])
  wallet.emit('chainChanged', '0x5')
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard()).toBe(0)
  expect(wallet.listenerCount()).toBe(0)
})

it('a watch of an EVM wallet ignores invalid events and listeners that throw', () => {
  const { wallet, listener } = setUp()
  listener.network.mockImplementation(() => {
    throw new Error('a bug of ours')
  })
  fc.assert(
    fc.property(
      fc.constantFrom('accountsChanged', 'chainChanged'),
      fc.anything(),
      (event, value) => {
        expect(() => wallet.emit(event, value)).not.toThrow()
      },
    ),
  )
  expect(listener.accounts).not.toHaveBeenCalled()
})

it('a wallet without events can be watched, and gets no request', async () => {
  const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  const request = vi.fn(async () => null)
  watch({ request }, listener)()
  await new Promise((resolve) => setImmediate(resolve))
  expect(request).not.toHaveBeenCalled()
  expect(listener.disconnect).not.toHaveBeenCalled()
})

it('a wallet that throws on subscribing to one event is watched through its other events', () => {
  const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  const wallet = createFakeWallet({})
  const add = wallet.on as (event: string, handle: () => void) => void
  const on = (event: string, handle: () => void) => {
    if (event === 'accountsChanged') throw new Error('no such event')
    add(event, handle)
  }
  watch({ request: async () => null, on }, listener)
  wallet.emit('chainChanged', '0x5')
  expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:5')
})

it('a stopped watch emits nothing, although the wallet cannot remove listeners', () => {
  const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  const wallet = createFakeWallet({})
  const removeListener = () => {
    throw new Error('cannot')
  }
  watch({ request: async () => null, on: wallet.on, removeListener }, listener)()
  expect(wallet.listenerCount()).toBeGreaterThan(0)
  wallet.emit('chainChanged', '0x5')
  wallet.emit('disconnect', rpcError(4900, 'Disconnected'))
  expect(listener.network).not.toHaveBeenCalled()
  expect(listener.disconnect).not.toHaveBeenCalled()
})
