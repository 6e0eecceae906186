import { base58, base64 } from '@scure/base'
import {
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { emptyContext } from '../testing/fakePage.ts'
import type { StandardWallet } from './observeWallets.ts'
import { createStandardProvider } from './solanaProvider.ts'

const address = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const local = 'solana:11111111111111111111111111111111'
const bytes = Uint8Array.of(1, 2, 3)
const signature = new Uint8Array(64).fill(7)

const networkOf = (caipNetworkId: CaipNetworkId) =>
  ({ caipNetworkId, chainNamespace: 'solana' }) as Network

const account = (own: object = {}) => ({
  address,
  publicKey: base58.decode(address),
  chains: ['solana:mainnet', 'solana:devnet'],
  features: [],
  ...own,
})

type Features = Record<string, object>

function setUp(features: Features = {}, own: object = {}, context: Partial<ConnectorContext> = {}) {
  const accounts = [account()]
  const connect = vi.fn(async () => ({ accounts }))
  const wallet = {
    version: '1.0.0',
    name: 'Wallet',
    icon: 'data:image/png;base64,AAAA',
    chains: ['solana:mainnet', 'solana:devnet'],
    accounts,
    features: { 'standard:connect': { connect }, ...features },
    ...own,
  } as unknown as StandardWallet
  const networks = [mainnet, devnet, local].map((id) => networkOf(id as CaipNetworkId))
  const provider = createStandardProvider(wallet, { ...emptyContext, networks, ...context })
  return { provider, connect, accounts, wallet }
}

describe('the Solana provider of the Wallet Standard', () => {
  it('sends a silent connect request to the wallet only if `connect` is silent', async () => {
    const { provider, connect } = setUp()
    expect(await provider.connect({ silent: false })).toEqual([address])
    await provider.connect({ silent: true })
    expect(connect.mock.calls).toEqual([[], [{ silent: true }]])
  })

  it('leaves out accounts of other namespaces', async () => {
    const { provider, accounts } = setUp()
    accounts.push(account({ address: '0x1', chains: ['sui:mainnet'] }))
    expect(await provider.connect({ silent: false })).toEqual([address])
  })

  it('returns the accounts in the wallet’s `accounts` property if the response to connect contains none', async () => {
    const { provider } = setUp({ 'standard:connect': { connect: async () => undefined } })
    expect(await provider.connect({ silent: false })).toEqual([address])
  })

  it.each([['text'], [7], [{ length: 1 }]])(
    'refuses %j as a list of accounts',
    async (accounts) => {
      const { provider } = setUp({ 'standard:connect': { connect: async () => ({ accounts }) } })
      await expect(provider.connect({ silent: false })).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )

  it('starts on the preferred network, else on mainnet', () => {
    expect(setUp().provider.getNetwork()).toBe(mainnet)
    const preferredNetwork = () => networkOf(devnet)
    expect(setUp({}, {}, { preferredNetwork }).provider.getNetwork()).toBe(devnet)
    expect(setUp({}, {}, { networks: [] }).provider.getNetwork()).toBe(mainnet)
  })

  it('disconnects, even if the wallet lacks the disconnect feature', async () => {
    await expect(setUp().provider.disconnect()).resolves.toBeUndefined()
    const disconnect = vi.fn()
    await setUp({ 'standard:disconnect': { disconnect } }).provider.disconnect()
    expect(disconnect).toHaveBeenCalledOnce()
  })
})

describe('signing by a Wallet Standard wallet', () => {
  it.each([
    ['solana:signTransaction', ['signTransactions', 'signAndSendTransaction']],
    ['solana:signAndSendTransaction', ['signAndSendTransaction']],
    ['solana:signMessage', ['signMessage']],
  ])('with only the feature %s can %j', (feature, expected) => {
    const { provider } = setUp({ [feature]: {} })
    const methods = ['signMessage', 'signTransactions', 'signAndSendTransaction'] as const
    expect(methods.filter((method) => provider.can?.(method))).toEqual(expected)
  })

  it.each([
    ['the feature’s', { supportedTransactionVersions: ['legacy', 0, 1] }, ['legacy', 0, 1]],
    ['none if they are no list', { supportedTransactionVersions: 'legacy' }, undefined],
    ['none if one is none', { supportedTransactionVersions: ['legacy', '0'] }, undefined],
    ['none if the list is empty', { supportedTransactionVersions: [] }, undefined],
    ['none without a list', {}, undefined],
    [
      'none if the wallet throws',
      {
        get supportedTransactionVersions() {
          throw new Error('no')
        },
      },
      undefined,
    ],
  ])('has as its versions %s', (_, feature, expected) => {
    const { provider } = setUp({ 'solana:signTransaction': feature })
    expect(provider.versions?.('signTransactions')).toEqual(expected)
    expect(provider.versions?.('signAndSendTransaction')).toEqual(expected)
  })

  it('has the versions of the feature that broadcasts for a broadcast', () => {
    const { provider } = setUp({
      'solana:signTransaction': { supportedTransactionVersions: ['legacy', 0] },
      'solana:signAndSendTransaction': { supportedTransactionVersions: [0, 1] },
    })
    expect(provider.versions?.('signTransactions')).toEqual(['legacy', 0])
    expect(provider.versions?.('signAndSendTransaction')).toEqual([0, 1])
  })

  it('signs no messages with an account whose features lack them, whatever the wallet’s other accounts do', () => {
    const hardware = account({ address: 'hardware', features: ['solana:signTransaction'] })
    const { provider, accounts } = setUp({ 'solana:signMessage': {} })
    accounts.push(hardware)
    expect(provider.can?.('signMessage', 'hardware')).toBe(false)
    expect(provider.can?.('signMessage', address)).toBe(true)
  })

  it('passes the wallet’s own account object with a message', async () => {
    const signMessage = vi.fn(async () => [{ signedMessage: bytes, signature }])
    const { provider, accounts } = setUp({ 'solana:signMessage': { signMessage } })
    expect(await provider.signMessage(address, bytes)).toBe(signature)
    expect(signMessage).toHaveBeenCalledWith({ account: accounts[0], message: bytes })
  })

  it('calls the method of a feature with the feature as `this`', async () => {
    class Feature {
      readonly #signature = signature
      async signMessage() {
        return [{ signature: this.#signature }]
      }
    }
    const { provider } = setUp({ 'solana:signMessage': new Feature() })
    expect(await provider.signMessage(address, bytes)).toBe(signature)
  })

  it.each([[null], [[]], [[{ banana: 1 }]], [[{ signature: 'text' }]], [{ signature }]])(
    'refuses the response %j',
    async (response) => {
      const signMessage = async () => response
      const { provider } = setUp({ 'solana:signMessage': { signMessage } })
      await expect(provider.signMessage(address, bytes)).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )

  it('rejects if the wallet lacks the feature or no longer has the account', async () => {
    const code = 'WALLET_ERROR'
    await expect(setUp().provider.signMessage(address, bytes)).rejects.toMatchObject({ code })
    const { provider } = setUp({}, { accounts: [] })
    await expect(provider.signMessage(address, bytes)).rejects.toMatchObject({ code })
  })

  it('passes the chain name under which the wallet lists the network, and no chain name if the wallet does not list it', async () => {
    const signTransaction = vi.fn(async (...inputs: object[]) =>
      inputs.map(() => ({ signedTransaction: bytes })),
    )
    const { provider, accounts } = setUp({ 'solana:signTransaction': { signTransaction } })
    const input = { account: accounts[0], transaction: bytes }
    expect(await provider.signTransactions(address, [bytes, bytes], devnet)).toEqual([bytes, bytes])
    expect(signTransaction.mock.lastCall).toEqual([
      { ...input, chain: 'solana:devnet' },
      { ...input, chain: 'solana:devnet' },
    ])
    await provider.signTransactions(address, [bytes], local)
    expect(signTransaction.mock.lastCall).toEqual([input])
  })
})

const toBytes = (...instructions: TransactionInstruction[]) =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: new PublicKey(address),
      recentBlockhash: address,
      instructions,
    }).compileToV0Message(),
  ).serialize()
const signing = (signedTransaction: Uint8Array) => ({
  'solana:signTransaction': { signTransaction: async () => [{ signedTransaction }] },
})

describe('broadcasting for a Wallet Standard wallet', () => {
  /** A versioned transaction with one signer, and no instructions but those given. */
  const bytes = toBytes()
  const sign = signing(bytes)

  it('is done by the wallet if the wallet can broadcast', async () => {
    const signAndSendTransaction = vi.fn(async () => [{ signature }])
    const send = { 'solana:signAndSendTransaction': { signAndSendTransaction } }
    const { provider, accounts } = setUp({ ...sign, ...send })
    const options = { skipPreflight: true }
    const sent = await provider.signAndSendTransaction(address, bytes, devnet, options)
    expect(sent).toBe(base58.encode(signature))
    const input = { account: accounts[0], transaction: bytes, chain: 'solana:devnet', options }
    expect(signAndSendTransaction).toHaveBeenCalledWith(input)
  })

  it('uses the page’s nodes if the wallet only signs, or if it does not know the network', async () => {
    const call = vi.fn(async () => 'sent')
    const rpc = () => call
    const { provider } = setUp(sign, {}, { rpc })
    expect(await provider.signAndSendTransaction(address, bytes, devnet, {})).toBe('sent')
    const signAndSendTransaction = vi.fn()
    const send = { 'solana:signAndSendTransaction': { signAndSendTransaction } }
    const other = setUp({ ...sign, ...send }, {}, { rpc }).provider
    expect(await other.signAndSendTransaction(address, bytes, local, {})).toBe('sent')
    expect(signAndSendTransaction).not.toHaveBeenCalled()
    expect(call).toHaveBeenCalledWith('sendTransaction', [
      base64.encode(bytes),
      { encoding: 'base64' },
    ])
  })

  it('does not take place if the wallet has signed another transaction than the page’s', async () => {
    const call = vi.fn(async () => 'sent')
    const drain = SystemProgram.transfer({
      fromPubkey: new PublicKey(address),
      toPubkey: PublicKey.default,
      lamports: 400_000_000,
    })
    const { provider } = setUp(signing(toBytes(drain)), {}, { rpc: () => call })
    const sending = provider.signAndSendTransaction(address, bytes, devnet, {})
    await expect(sending).rejects.toMatchObject({ code: 'SIGNED_DIFFERENTLY' })
    expect(call).not.toHaveBeenCalled()
  })

  it('rejects on a network that is not configured', async () => {
    const { provider } = setUp(sign, {}, { networks: [] })
    const sending = provider.signAndSendTransaction(address, bytes, local, {})
    await expect(sending).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
  })
})

describe('change events of a Wallet Standard wallet', () => {
  function follow() {
    const listeners = new Set<(change: unknown) => void>()
    const on = vi.fn((_event: string, listener: (change: unknown) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    })
    const { provider } = setUp({ 'standard:events': { on } })
    const listener = { accounts: vi.fn(), disconnect: vi.fn() }
    const stop = provider.watch(listener)
    return {
      stop,
      listener,
      listeners,
      tell: (change: unknown) => [...listeners].map((l) => l(change)),
    }
  }

  it('emit accounts only, and throw no error into the wallet', () => {
    const { tell, listener, listeners, stop } = follow()
    tell({ accounts: [account()] })
    tell({ accounts: [] })
    tell({ features: {} })
    tell({ accounts: 'nonsense' })
    tell(null)
    // The adapter refuses what is no list, and asks the wallet.
    expect(listener.accounts.mock.calls).toEqual([[[address]], [[]], ['nonsense']])
    const [inside] = listeners
    stop()
    expect(listeners.size).toBe(0)
    inside?.({ accounts: [] })
    expect(listener.accounts).toHaveBeenCalledTimes(3)
  })

  it('are not required: a wallet without events can be watched', () => {
    const { provider } = setUp()
    expect(() => provider.watch({ accounts() {}, disconnect() {} })()).not.toThrow()
  })
})
