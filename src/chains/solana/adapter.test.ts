import { base58 } from '@scure/base'
import { describe, expect, it, vi } from 'vitest'
import type { Network } from '../../types/network.ts'
import { createSolanaAdapter } from './adapter.ts'
import {
  address,
  createFakeSolanaWallet,
  devnet,
  mainnet,
  otherAddress,
} from './testing/fakeWallet.ts'

const adapter = createSolanaAdapter({ silentMs: 20, revokeMs: 20 })
const never = () => new Promise<never>(() => {})
const reject = (error: unknown) => () => Promise.reject(error)
const network = { caipNetworkId: devnet } as unknown as Network

function listen() {
  return { accounts: vi.fn(), network: vi.fn(), disconnect: vi.fn(), leave: vi.fn() }
}

describe('the Solana adapter’s connect', () => {
  it('returns the accounts without duplicates, and the network', async () => {
    const connect = async () => [otherAddress, address, otherAddress]
    const wallet = createFakeSolanaWallet({ connect })
    expect(await adapter.open(wallet).connect({ silent: false })).toEqual({
      accounts: [
        { address: otherAddress, type: 'eoa' },
        { address, type: 'eoa' },
      ],
      caipNetworkId: mainnet,
    })
  })

  it('rejects without an account, and a silent call returns an empty list', async () => {
    const wallet = createFakeSolanaWallet({ connect: async () => [] })
    await expect(adapter.open(wallet).connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_NO_ACCOUNT',
    })
    expect((await adapter.open(wallet).connect({ silent: true })).accounts).toEqual([])
  })

  it.each([
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    [`${address}1`],
    [undefined as unknown as string],
  ])(
    'leaves out an address of another format, and refuses a list of such alone: %s',
    async (wrong) => {
      let listed = [address, wrong]
      const wallet = createFakeSolanaWallet({ connect: async () => listed })
      const { accounts } = await adapter.open(wallet).connect({ silent: false })
      expect(accounts).toEqual([{ address, type: 'eoa' }])
      listed = [wrong]
      await expect(adapter.open(wallet).connect({ silent: false })).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )

  it('maps a user rejection and a failure to different codes', async () => {
    const refused = createFakeSolanaWallet({ connect: reject(new Error('User rejected it')) })
    const broken = createFakeSolanaWallet({ connect: reject(new Error('Something else')) })
    const connect = (wallet: object) => adapter.open(wallet).connect({ silent: false })
    await expect(connect(refused)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await expect(connect(broken)).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  })

  it('refuses a value that is no wrapped provider', () => {
    for (const value of [{}, undefined]) {
      expect(() => adapter.open(value)).toThrow(
        expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
      )
    }
  })

  it('a silent connect rejects if the wallet never responds', async () => {
    const wallet = createFakeSolanaWallet({ connect: never })
    await expect(adapter.open(wallet).connect({ silent: true })).rejects.toMatchObject({
      code: 'WALLET_TIMEOUT',
    })
  })
})

describe('the Solana adapter’s watch', () => {
  it('emits account changes, emits a disconnection for an empty list, and ignores invalid events', () => {
    const wallet = createFakeSolanaWallet()
    const listener = listen()
    const stop = adapter.open(wallet).watch(listener)
    wallet.tell([otherAddress])
    wallet.tell(['0x00'])
    expect(listener.accounts.mock.calls).toEqual([[[{ address: otherAddress, type: 'eoa' }]]])
    expect(listener.disconnect).not.toHaveBeenCalled()
    wallet.tell([])
    expect(listener.disconnect).toHaveBeenCalledOnce()
    const [inside] = wallet.listeners
    stop()
    expect(wallet.listeners.size).toBe(0)
    inside?.accounts([address])
    expect(listener.accounts).toHaveBeenCalledOnce()
  })
})

it('a network switch changes the network of the Solana provider', async () => {
  let now: typeof mainnet | typeof devnet = mainnet
  const wallet = createFakeSolanaWallet({
    getNetwork: () => now,
    setNetwork: async () => {
      now = devnet
    },
  })
  expect(await adapter.open(wallet).switchNetwork(network)).toBe(devnet)
  expect(await adapter.open(wallet).getNetwork()).toBe(devnet)
  const refusing = createFakeSolanaWallet({ setNetwork: reject(new Error('no')) })
  await expect(adapter.open(refusing).switchNetwork(network)).rejects.toMatchObject({
    code: 'SWITCH_FAILED',
  })
})

describe('the Solana adapter’s signMessage', () => {
  it('signs the UTF-8 bytes of a text and returns base58', async () => {
    const wallet = createFakeSolanaWallet()
    const signature = await adapter.open(wallet).signMessage({ address, message: 'Grüße' })
    expect(signature).toBe(base58.encode(new Uint8Array(64).fill(7)))
    expect(wallet.calls).toEqual([['signMessage', address, new TextEncoder().encode('Grüße')]])
  })

  it('refuses a signature that is not 64 bytes long', async () => {
    for (const response of [new Uint8Array(63), 'text', undefined]) {
      const wallet = createFakeSolanaWallet({ signMessage: async () => response as Uint8Array })
      const signing = adapter.open(wallet).signMessage({ address, message: '' })
      await expect(signing).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
    }
  })
})

it('the Solana adapter’s `revoke` resolves even if the wallet rejects or never responds', async () => {
  for (const disconnect of [never, reject(new Error('gone'))]) {
    const wallet = createFakeSolanaWallet({ disconnect })
    await expect(adapter.open(wallet).revoke()).resolves.toBeUndefined()
  }
})

describe('the Solana adapter’s getBalance', () => {
  it('reads the lamports from the network’s nodes', async () => {
    const rpc = vi.fn(async () => ({ context: { slot: 1 }, value: 1_500_000_000 }))
    expect(await adapter.getBalance(address, rpc)).toBe(1_500_000_000n)
    expect(rpc).toHaveBeenCalledWith('getBalance', [address, { commitment: 'confirmed' }])
  })

  it.each([
    [null],
    [{}],
    [{ value: '1' }],
    [{ value: -1 }],
    [{ value: 2 ** 53 }],
    [{ value: 0.5 }],
  ])('refuses a balance that is no exact number: %j', async (response) => {
    const reading = adapter.getBalance(address, async () => response)
    await expect(reading).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })
})

it('`disconnect` by the page ends the connection', async () => {
  const wallet = createFakeSolanaWallet()
  const listener = listen()
  adapter.open(wallet).attach({
    accounts: [{ address, type: 'eoa' }],
    caipNetworkId: mainnet,
  })
  adapter.open(wallet).watch(listener)
  await (adapter.hostProvider.public as { disconnect(): Promise<void> }).disconnect()
  expect(listener.leave).toHaveBeenCalledOnce()
  expect(listener.disconnect).not.toHaveBeenCalled()
  adapter.hostProvider.detach()
})
