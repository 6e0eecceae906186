import {
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createSetAuthorityInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toVersion1 } from '../testing/version1.ts'
import { compareSent } from './compareSent.ts'
import { solanaTransactions } from './readTransaction.ts'

const keyOf = () => Keypair.generate().publicKey
const [from, to, stranger, mint] = [keyOf(), keyOf(), keyOf(), keyOf()]
const blockhash = keyOf().toBase58()
const native = { from: String(from), to: String(to), token: null, amount: '0.1' }
const tokens = { ...native, token: String(mint), amount: '1.5' }

const pay = (toPubkey: PublicKey, lamports: number, fromPubkey = from) =>
  SystemProgram.transfer({ fromPubkey, toPubkey, lamports })
const accountOf = (owner: PublicKey, of = mint) => getAssociatedTokenAddressSync(of, owner)
const open = (owner: PublicKey) =>
  createAssociatedTokenAccountIdempotentInstruction(from, accountOf(owner), owner, mint)
const move = (target: PublicKey, amount: bigint, of = mint) =>
  createTransferCheckedInstruction(accountOf(from, of), of, target, from, amount, 6)
const guard = (type: number) =>
  new TransactionInstruction({
    programId: new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'),
    keys: [],
    data: Buffer.from([type]),
  })
const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5 })

const compare = (
  order: typeof tokens | typeof native,
  instructions: TransactionInstruction[],
  owners?: Map<string, string>,
) =>
  compareSent(
    order,
    new TransactionMessage({
      payerKey: from,
      recentBlockhash: blockhash,
      instructions,
    }).compileToV0Message(),
    owners,
  )

describe('a transaction that a wallet has broadcast', () => {
  it.each([
    ['the payment of SOL', native, [pay(to, 1e8)]],
    ['the payment between a fee and a guard', native, [price, pay(to, 1e8), guard(5)]],
    ['the token', tokens, [open(to), move(accountOf(to), 1_500_000n)]],
    [
      'the token from two accounts',
      tokens,
      [open(to), move(accountOf(to), 1_000_000n), move(accountOf(to), 500_000n)],
    ],
  ])('is the order if it contains %s', (_name, order, instructions) => {
    expect(compare(order, instructions)).toBeUndefined()
  })

  it.each([
    [
      'another receiver',
      native,
      [pay(stranger, 4e8)],
      { to: String(stranger), token: null, amountBaseUnits: 400_000_000n, decimals: 9 },
    ],
    [
      'another amount',
      native,
      [pay(to, 1)],
      { to: String(to), token: null, amountBaseUnits: 1n, decimals: 9 },
    ],
    [
      'a second payment beside the order',
      native,
      [pay(to, 1e8), pay(stranger, 4e8)],
      { to: String(stranger), token: null, amountBaseUnits: 400_000_000n, decimals: 9 },
    ],
    [
      'the order twice',
      native,
      [pay(to, 1e8), pay(to, 1e8)],
      { to: String(to), token: null, amountBaseUnits: 200_000_000n, decimals: 9 },
    ],
    [
      'SOL in place of a token',
      tokens,
      [pay(to, 1_500_000)],
      { to: String(to), token: null, amountBaseUnits: 1_500_000n },
    ],
    [
      'a token account of somebody else',
      tokens,
      [move(accountOf(stranger), 1_500_000n)],
      {
        to: String(accountOf(stranger)),
        token: String(mint),
        amountBaseUnits: 1_500_000n,
        decimals: 6,
      },
    ],
  ])('with %s is told as what it is', (_name, order, instructions, expected) => {
    expect(compare(order, instructions)).toEqual(expected)
  })

  it('to the receiver’s token account is told as a payment to its present owner', () => {
    const account = accountOf(to)
    const owners = new Map([[String(account), String(stranger)]])
    expect(compare(tokens, [move(account, 1_500_000n)], owners)).toMatchObject({
      to: String(stranger),
    })
  })

  it.each([
    ['nothing', []],
    [
      'a change of an owner',
      [createSetAuthorityInstruction(accountOf(from), from, AuthorityType.AccountOwner, stranger)],
    ],
    ['an account of a guard', [pay(to, 1e8), guard(0)]],
    ['a payment of another account', [pay(to, 1e8, stranger)]],
    ['two other payments', [pay(stranger, 1), pay(mint, 1)]],
    ['an account that it opens for somebody else', [pay(to, 1e8), open(stranger)]],
  ])('with %s cannot be read', (_name, instructions) => {
    expect(compare(native, instructions)).toBeNull()
  })
})

describe('a transfer that the wallet has broadcast itself', () => {
  let test: ReturnType<typeof startTestChain>
  let pending: PendingTransaction
  const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const rpc: RpcRequest = (method, params) => test.rpc(method, params)
  const read = (node = rpc, own: Partial<PendingTransaction> = {}) =>
    solanaTransactions.read({ ...pending, ...own }, node, async () => [])

  beforeEach(() => {
    test = startTestChain()
    pending = {
      ...sentTransaction(),
      ...native,
      namespace: 'solana',
      caipNetworkId: network,
      from: test.owner.publicKey.toBase58(),
      kind: 'send',
      symbol: 'SOL',
      sentAt: Date.now(),
    }
  })

  const landed = (toPubkey: PublicKey, lamports: number) => {
    pending.hash = test.land([pay(toPubkey, lamports, test.owner.publicKey)])
  }

  it('is confirmed if it is the order', async () => {
    landed(to, 1e8)
    expect(await read()).toEqual({ state: 'confirmed' })
  })

  it('is told as another transfer if it is one', async () => {
    landed(stranger, 4e8)
    expect(await read()).toMatchObject({
      state: 'confirmed',
      instead: { to: String(stranger), token: null, amountBaseUnits: 400_000_000n },
    })
  })

  it('is told as foreign if another account has signed it', async () => {
    const other = Keypair.generate()
    test.chain.airdrop(other.publicKey.toBase58(), 1_000_000_000n)
    pending.hash = test.land([pay(to, 1e8, other.publicKey)], [other])
    expect(await read()).toEqual({ state: 'foreign' })
  })

  it('is not compared for an account off the curve, for which a program signs', async () => {
    const other = Keypair.generate()
    test.chain.airdrop(other.publicKey.toBase58(), 1_000_000_000n)
    const hash = test.land([pay(to, 1e8, other.publicKey)], [other])
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], stranger)
    expect(await read(rpc, { hash, from: vault.toBase58() })).toEqual({ state: 'confirmed' })
  })

  it('is not confirmed before a node returns it, within three minutes', async () => {
    landed(to, 1e8)
    const lagging: RpcRequest = async (method, params) =>
      method === 'getTransaction' ? null : rpc(method, params)
    expect(await read(lagging)).toEqual({ state: 'waiting', nonce: null })
    const sentAt = Date.now() - 180_000
    expect(await read(lagging, { sentAt })).toEqual({ state: 'confirmed' })
  })

  it('is not compared with the transaction of another signature', async () => {
    landed(to, 1e8)
    const { hash } = pending
    landed(stranger, 4e8)
    const mixing: RpcRequest = async (method, params) =>
      rpc(method, method === 'getTransaction' ? [hash, (params as unknown[])[1]] : params)
    await expect(read(mixing)).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
  })

  it('is compared although a version 0 message wraps it', async () => {
    const { publicKey } = test.owner
    const message = new TransactionMessage({
      payerKey: publicKey,
      recentBlockhash: test.chain.latestBlockhash().blockhash,
      instructions: [pay(to, 1e8, publicKey)],
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    transaction.sign([test.owner])
    pending.hash = test.chain.send(transaction.serialize())
    expect(await read()).toEqual({ state: 'confirmed' })
  })

  it('is compared although a version 1 message wraps it', async () => {
    const { owner, chain } = test
    const sendNewer = (lamports: number) => {
      const { publicKey: payer } = owner
      const instructions = [pay(to, lamports, payer)]
      const { blockhash } = chain.latestBlockhash()
      pending.hash = chain.send(toVersion1({ payer, blockhash, instructions, signers: [owner] }))
    }
    sendNewer(1e8)
    expect(await read()).toEqual({ state: 'confirmed' })
    sendNewer(4e8)
    expect(await read()).toMatchObject({ instead: { amountBaseUnits: 400_000_000n } })
  })
})
