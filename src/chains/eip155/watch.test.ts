import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'
import { watch } from './watch.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function setUp(eth_accounts: () => unknown = () => [address]) {
  const wallet = createFakeWallet({ eth_accounts })
  const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  const stop = watch(wallet, listener)
  const heard = () =>
    listener.accounts.mock.calls.length +
    listener.network.mock.calls.length +
    listener.disconnect.mock.calls.length
  return { wallet, listener, stop, heard }
}

it('tells accounts in EIP-55 spelling and networks as CAIP-2', () => {
  const { wallet, listener } = setUp()
  wallet.emit('accountsChanged', [address.toLowerCase()])
  wallet.emit('chainChanged', '8453')
  expect(listener.accounts).toHaveBeenCalledExactlyOnceWith([{ address, type: 'eoa' }])
  expect(listener.network).toHaveBeenCalledExactlyOnceWith('eip155:8453')
  expect(listener.disconnect).not.toHaveBeenCalled()
})

it('takes an empty list of accounts for the end', () => {
  const { wallet, listener } = setUp()
  wallet.emit('accountsChanged', [])
  expect(listener.disconnect).toHaveBeenCalledOnce()
  expect(listener.accounts).not.toHaveBeenCalled()
})

it('believes a disconnect', () => {
  const { wallet, listener } = setUp()
  wallet.emit('disconnect', rpcError(4900, 'Disconnected'))
  expect(listener.disconnect).toHaveBeenCalledOnce()
})

it('asks a wallet that only lost its node (1013)', async () => {
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
])('and believes it when the wallet %s', async (_, eth_accounts) => {
  const { wallet, listener } = setUp(eth_accounts)
  wallet.emit('disconnect', rpcError(1013, 'Try again later'))
  await vi.waitFor(() => expect(listener.disconnect).toHaveBeenCalledOnce())
})

it('says nothing once stopped, also of a question still open', async () => {
  let answer = (_: unknown) => {}
  const { wallet, stop, heard } = setUp(() => new Promise((resolve) => (answer = resolve)))
  wallet.emit('disconnect', rpcError(1013, 'Try again later'))
  await vi.waitFor(() => expect(wallet.calls).toHaveLength(1))
  stop()
  answer([])
  wallet.emit('accountsChanged', [])
  wallet.emit('chainChanged', '0x5')
  await new Promise((resolve) => setImmediate(resolve))
  expect(heard()).toBe(0)
  expect(wallet.listenerCount()).toBe(0)
})

it('survives garbage and listeners that fail', () => {
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

it('tolerates wallets without events, and with broken ones', () => {
  const listener = { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn() }
  const request = async () => null
  watch({ request }, listener)()
  const broken = () => {
    throw new Error('no events here')
  }
  watch({ request, on: broken, removeListener: broken }, listener)()
})
