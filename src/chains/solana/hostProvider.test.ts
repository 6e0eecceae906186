import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WalletAccounts } from '../../types/account.ts'
import type { GatedRequest, WalletListener } from '../../types/chainAdapter.ts'
import { describeHostProvider } from '../testing/describeHostProvider.ts'
import { fakeListener } from '../testing/fakeListener.ts'
import { createHostProvider } from './hostProvider.ts'
import {
  address,
  createFakeSolanaWallet,
  devnet,
  mainnet,
  otherAddress,
} from './testing/fakeWallet.ts'
import { toVersion1 } from './testing/version1.ts'
import { withSignature } from './transactionParts.ts'

const signature = new Uint8Array(64).fill(7)
const recentBlockhash = Keypair.generate().publicKey.toBase58()
const payer = new PublicKey(address)
const transfer = SystemProgram.transfer({
  fromPubkey: payer,
  toPubkey: new PublicKey(otherAddress),
  lamports: 1,
})

const legacy = () => new Transaction({ feePayer: payer, recentBlockhash }).add(transfer)

function versioned(): VersionedTransaction {
  const instructions = [transfer]
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

const at = (first = address, caipNetworkId: WalletAccounts['caipNetworkId'] = mainnet) => ({
  accounts: [{ address: first, type: 'eoa' as const }],
  caipNetworkId,
})

function wallet() {
  return createFakeSolanaWallet({
    signTransactions: async (own, all) => all.map((one) => withSignature(one, own, signature)),
  })
}

let host: ReturnType<typeof createHostProvider>
let events: unknown[][]
const leave = vi.fn()
const onSent = vi.fn()
const listened = (own: Partial<WalletListener> = {}) =>
  createHostProvider({ listenerOf: () => fakeListener({ leave, sent: onSent, ...own }) })

beforeEach(() => {
  host = listened()
  onSent.mockClear()
  events = []
  for (const name of ['connect', 'accountChanged', 'disconnect']) {
    host.public.on(name, (value) => events.push([name, value === undefined ? '' : String(value)]))
  }
})

describeHostProvider('Solana', {
  create: createHostProvider,
  addresses: [address, otherAddress],
  caipNetworkId: mainnet,
  createWallet: (sign) =>
    createFakeSolanaWallet({ signMessage: async () => (await sign()) as Uint8Array }),
  signature,
  requestSignature: (page) => page.signMessage('Hello'),
  readAddresses: async ({ publicKey }) => (publicKey ? [publicKey.toBase58()] : []),
  followActive(page, listener) {
    const tell = () => listener(page.publicKey?.toBase58() ?? null)
    for (const event of ['connect', 'accountChanged', 'disconnect']) page.on(event, tell)
  },
})

describe('publicKey of the Solana provider for the host', () => {
  it('is compatible with web3.js', () => {
    host.attach(wallet(), at())
    const { publicKey } = host.public
    if (!publicKey) throw new Error('none')
    expect(new PublicKey(publicKey).toBase58()).toBe(address)
    expect(publicKey.toBase58()).toBe(address)
    expect(`${publicKey}`).toBe(address)
    expect(JSON.stringify({ publicKey })).toBe(JSON.stringify({ publicKey: address }))
    expect([...publicKey.toBytes()]).toEqual([...payer.toBytes()])
    expect(publicKey.equals(payer)).toBe(true)
    expect(publicKey.equals(new PublicKey(otherAddress))).toBe(false)
  })

  it('is null without a wallet, and every method rejects', async () => {
    const { public: provider } = host
    expect([provider.publicKey, provider.isConnected]).toEqual([null, false])
    const attempts = [
      provider.connect(),
      provider.signMessage('x'),
      provider.signTransaction(legacy()),
      provider.signAllTransactions([]),
      provider.signAndSendTransaction(legacy()),
      provider.sendTransaction(legacy()),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 4900 })
    await expect(provider.disconnect()).resolves.toBeUndefined()
  })
})

it('the Solana provider for the host emits an event only if a value has changed, and stays the same object', () => {
  const { public: provider } = host
  host.attach(wallet(), at())
  host.update(at(address, devnet))
  host.update(at(otherAddress, devnet))
  host.detach()
  host.detach()
  expect(events).toEqual([
    ['connect', address],
    ['accountChanged', otherAddress],
    ['disconnect', ''],
  ])
  expect(host.public).toBe(provider)
})

describe('signing by the Solana provider for the host', () => {
  it('signs a message as bytes or text', async () => {
    const own = wallet()
    host.attach(own, at())
    const bytes = new TextEncoder().encode('Grüße')
    expect(await host.public.signMessage('Grüße')).toEqual(signature)
    expect(onSent).not.toHaveBeenCalled()
    expect(await host.public.signMessage(bytes)).toEqual(signature)
    expect(own.calls).toEqual([
      ['signMessage', address, bytes],
      ['signMessage', address, bytes],
    ])
  })

  it('returns each transaction in the class in which the page passed it', async () => {
    host.attach(wallet(), at())
    const bytes = Uint8Array.from(versioned().serialize())
    const signed = await host.public.signAllTransactions([legacy(), versioned(), bytes])
    const [first, second, third] = signed as [Transaction, VersionedTransaction, Uint8Array]
    expect(first).toBeInstanceOf(Transaction)
    expect(first.signature).toEqual(Buffer.from(signature))
    expect(second).toBeInstanceOf(VersionedTransaction)
    expect(second.signatures).toEqual([signature])
    expect(third).toEqual(withSignature(bytes, address, signature))
  })

  it.each([[null], [undefined], [{}], ['base64'], [7]])('refuses %j', async (nonsense) => {
    host.attach(wallet(), at())
    await expect(host.public.signTransaction(nonsense)).rejects.toThrow('Expected a Transaction')
  })

  it('uses the active account and network', async () => {
    const own = wallet()
    host.attach(own, at())
    host.update(at(otherAddress, devnet))
    await host.public.signAndSendTransaction(Uint8Array.of(1), { skipPreflight: true })
    expect(own.calls).toEqual([
      ['signAndSendTransaction', otherAddress, Uint8Array.of(1), devnet, { skipPreflight: true }],
    ])
    expect(onSent).toHaveBeenCalledOnce()
  })
})

describe('a transaction of a version that the wallet does not list', () => {
  const instructions = [transfer]
  const newer = toVersion1({ payer, blockhash: recentBlockhash, instructions })
  const requests = (transaction: unknown) => [
    () => host.public.signTransaction(transaction),
    () => host.public.signAllTransactions([legacy(), transaction]),
    () => host.public.signAndSendTransaction(transaction),
    () => host.public.sendTransaction(transaction),
    () => host.public.sendTransaction(transaction, { sendRawTransaction: async () => 'sent' }),
  ]

  it.each<[string, () => unknown, (number | 'legacy')[]]>([
    ['1', () => newer, ['legacy', 0]],
    ['0', versioned, ['legacy', 1]],
    ['legacy', legacy, [0, 1]],
  ])('%s is refused before user and wallet are asked', async (version, build, listed) => {
    const review = vi.fn()
    host = listened({ review })
    const own = createFakeSolanaWallet({ versions: () => listed })
    host.attach(own, at())
    for (const request of requests(build()))
      await expect(request()).rejects.toMatchObject({
        code: 'TRANSACTION_VERSION_UNSUPPORTED',
        message: expect.stringMatching(new RegExp(`, not ${version}$`)),
      })
    expect([review.mock.calls, own.calls]).toEqual([[], []])
  })

  it('is signed if the wallet lists it, or lists nothing', async () => {
    for (const versions of [() => ['legacy', 0, 1] as const, () => undefined]) {
      const signTransactions = wallet().signTransactions
      host.attach(createFakeSolanaWallet({ versions, signTransactions }), at())
      expect(await host.public.signTransaction(newer)).toEqual(
        withSignature(newer, address, signature),
      )
    }
  })
})

describe('sendTransaction of the Solana provider for the host', () => {
  const connection = () => ({
    sendRawTransaction: vi.fn(async (_bytes: Uint8Array, _options?: object) => 'by the connection'),
    getLatestBlockhash: vi.fn(async () => ({ blockhash: recentBlockhash })),
  })

  it('completes the host’s transaction, has it signed, and sends it through the host’s connection', async () => {
    host.attach(wallet(), at())
    const own = connection()
    const bare = new Transaction().add(transfer)
    const options = { skipPreflight: true }
    expect(await host.public.sendTransaction(bare, own, options)).toBe('by the connection')
    const [bytes, passed] = own.sendRawTransaction.mock.lastCall ?? []
    expect(passed).toEqual(options)
    const sent = Transaction.from(bytes ?? [])
    expect(sent.feePayer?.toBase58()).toBe(address)
    expect(sent.recentBlockhash).toBe(recentBlockhash)
    expect(bare.feePayer).toBeInstanceOf(PublicKey)
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('reads the blockhash with the host’s options, and passes them to the broadcast', async () => {
    host.attach(wallet(), at())
    const own = connection()
    const options = { preflightCommitment: 'confirmed' as const, minContextSlot: 77, maxRetries: 2 }
    await host.public.sendTransaction(new Transaction().add(transfer), own, options)
    expect(own.getLatestBlockhash).toHaveBeenCalledExactlyOnceWith({
      commitment: 'confirmed',
      minContextSlot: 77,
    })
    expect(own.sendRawTransaction.mock.lastCall?.[1]).toEqual(options)
  })

  it('lets the wallet broadcast if it does not sign alone, with the host’s options', async () => {
    const can = (method: string) => method !== 'signTransactions'
    const broadcasting = createFakeSolanaWallet({ can })
    host.attach(broadcasting, at())
    const own = connection()
    const options = { minContextSlot: 77 }
    expect(await host.public.sendTransaction(versioned(), own, options)).toBe('sent')
    expect(own.sendRawTransaction).not.toHaveBeenCalled()
    expect(
      broadcasting.calls.map(([method, , , network, given]) => [method, network, given]),
    ).toEqual([['signAndSendTransaction', mainnet, options]])
  })

  it('reports a broadcast that is refused for its blockhash after a minute as APPROVAL_EXPIRED, and passes the node’s error on', async () => {
    const refusal = new Error('Transaction simulation failed: Blockhash not found')
    const reported: unknown[] = []
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
    const sending: WalletListener['sending'] = (_, response) => {
      void response.catch((thrown: unknown) => reported.push(thrown))
    }
    host = listened({ sending })
    const takes = (ms: number) => {
      host.attach(
        createFakeSolanaWallet({
          async signTransactions(own, all) {
            clock.mockReturnValue(Date.now() + ms)
            return all.map((one) => withSignature(one, own, signature))
          },
        }),
        at(),
      )
      const own = { ...connection(), sendRawTransaction: vi.fn(() => Promise.reject(refusal)) }
      return host.public.sendTransaction(versioned(), own)
    }
    await expect(takes(60_000)).rejects.toBe(refusal)
    await expect(takes(59_000)).rejects.toBe(refusal)
    clock.mockRestore()
    expect(reported).toMatchObject([{ code: 'APPROVAL_EXPIRED', cause: refusal }, refusal])
  })

  it('adds the signatures of the host’s own keys', async () => {
    host.attach(wallet(), at())
    const cosigner = Keypair.generate()
    const { publicKey } = cosigner
    const second = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: payer, lamports: 1 })
    const signers = [cosigner]
    const own = connection()
    await host.public.sendTransaction(legacy().add(second), own, { signers })
    const sent = Transaction.from(own.sendRawTransaction.mock.lastCall?.[0] ?? [])
    expect(sent.signatures.every((one) => one.signature !== null)).toBe(true)
    expect(own.sendRawTransaction.mock.lastCall?.[1]).toEqual({})
  })

  it('sends bytes of version 1 as the wallet signed them, and none that the wallet has changed', async () => {
    const build = (lamports: number) => {
      const instruction = SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports })
      return toVersion1({ payer, blockhash: recentBlockhash, instructions: [instruction] })
    }
    const bytes = build(1)
    const own = connection()
    host.attach(wallet(), at())
    await host.public.sendTransaction(bytes, own)
    const [sent] = own.sendRawTransaction.mock.lastCall ?? []
    expect([...(sent ?? [])]).toEqual([...bytes.slice(0, -64), ...signature])

    const signTransactions = async () => [withSignature(build(2), address, signature)]
    host.attach(createFakeSolanaWallet({ signTransactions }), at())
    await expect(host.public.sendTransaction(bytes, own)).rejects.toMatchObject({
      code: 'SIGNED_DIFFERENTLY',
    })
    expect(own.sendRawTransaction).toHaveBeenCalledOnce()
  })

  it('lets the wallet broadcast if the host passes no connection', async () => {
    host.attach(wallet(), at())
    expect(await host.public.sendTransaction(versioned())).toBe('sent')
    expect(onSent).toHaveBeenCalledOnce()
  })
})

it('`disconnect` of the page’s Solana provider ends the connection', async () => {
  const own = wallet()
  host.attach(own, at())
  await host.public.disconnect()
  expect(leave).toHaveBeenCalledOnce()
})

describe('the review of requests to the Solana provider for the host', () => {
  function setUp(gate: (given: GatedRequest) => Promise<unknown>) {
    const own = wallet()
    const seen: GatedRequest[] = []
    const review = async (request: GatedRequest) => {
      seen.push(request)
      return gate(request)
    }
    host = listened({ review })
    host.attach(own, at())
    return { own, seen }
  }
  const decline = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
  const transaction = Uint8Array.from(versioned().serialize())
  const connection = { sendRawTransaction: vi.fn(async () => 'sent') }

  const everyRequest = () => [
    host.public.signMessage('text'),
    host.public.signTransaction(transaction),
    host.public.signAllTransactions([transaction]),
    host.public.signAndSendTransaction(transaction),
    host.public.sendTransaction(transaction, connection),
    host.public.sendTransaction(transaction),
  ]

  it('asks no wallet and no node if the user declines', async () => {
    const { own, seen } = setUp(decline)
    for (const request of everyRequest())
      await expect(request).rejects.toMatchObject({ code: 4001 })
    expect(own.calls).toEqual([])
    expect(connection.sendRawTransaction).not.toHaveBeenCalled()
    expect(onSent).not.toHaveBeenCalled()
    expect(seen.map(({ method }) => method)).toEqual([
      'signMessage',
      'signTransaction',
      'signTransaction',
      'signAndSendTransaction',
      'signTransaction',
      'signAndSendTransaction',
    ])
  })

  it('forwards the bytes that were read, although the page has changed its own since', async () => {
    const { own } = setUp(({ params, send }) => send(params))
    const bytes = Uint8Array.from(transaction)
    const requests = [
      host.public.signMessage(bytes),
      host.public.signTransaction(bytes),
      host.public.signAndSendTransaction(bytes),
    ]
    bytes.fill(0)
    await Promise.all(requests)
    expect(own.calls.map(([, , given]) => given)).toEqual([transaction, [transaction], transaction])
  })
})
