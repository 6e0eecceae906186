import {
  createAssociatedTokenAccountInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { toVersion1 } from '../../../src/chains/solana/testing/version1.ts'
import { splTokens } from '../../services/data/splTokens.ts'
import { describeTransaction } from './describeRequest.ts'
import { createSolanaSigner } from './signer.ts'

const seed = new Uint8Array(32).fill(11)
const keypair = Keypair.fromSeed(seed)
const other = Keypair.fromSeed(new Uint8Array(32).fill(99))
const recentBlockhash = Keypair.fromSeed(new Uint8Array(32).fill(1)).publicKey.toBase58()

const transfer = SystemProgram.transfer({
  fromPubkey: keypair.publicKey,
  toPubkey: other.publicKey,
  lamports: 1_500_000_000n,
})

function legacy(): Transaction {
  return new Transaction({ feePayer: keypair.publicKey, recentBlockhash }).add(transfer)
}

function versioned(): VersionedTransaction {
  const payerKey = keypair.publicKey
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  return new VersionedTransaction(message.compileToV0Message())
}

describe('a Solana signer', () => {
  it('has the address that web3.js derives', async () => {
    expect((await createSolanaSigner(seed)).address).toBe(keypair.publicKey.toBase58())
  })

  it('signs legacy and versioned transactions as web3.js does', async () => {
    const signer = await createSolanaSigner(seed)
    const own = legacy()
    const unsigned = own.serialize({ requireAllSignatures: false, verifySignatures: false })
    own.sign(keypair)
    expect([...(await signer.signTransaction(unsigned)).signed]).toEqual([...own.serialize()])

    const newer = versioned()
    const { signed } = await signer.signTransaction(newer.serialize())
    newer.sign([keypair])
    expect([...signed]).toEqual([...newer.serialize()])
  })

  it('signs transactions of version 1 as @solana/kit encodes them', async () => {
    const order = { payer: keypair.publicKey, blockhash: recentBlockhash, instructions: [transfer] }
    const { signed } = await (await createSolanaSigner(seed)).signTransaction(toVersion1(order))
    expect([...signed]).toEqual([...toVersion1({ ...order, signers: [keypair] })])
    const cut = toVersion1(order).slice(0, -1)
    await expect((await createSolanaSigner(seed)).signTransaction(cut)).rejects.toThrow('cut short')
  })

  it('rejects a transaction without its account, and malformed bytes', async () => {
    const stranger = await createSolanaSigner(new Uint8Array(32).fill(5))
    await expect(stranger.signTransaction(versioned().serialize())).rejects.toThrow(
      'nothing to sign',
    )
    await expect(stranger.signTransaction(Uint8Array.of(1, 2, 3))).rejects.toThrow('cut short')
  })
})

it.each([
  ['0', () => versioned().serialize()],
  [
    '1',
    () =>
      toVersion1({
        payer: keypair.publicKey,
        blockhash: recentBlockhash,
        instructions: [transfer],
        config: { priorityFeeLamports: 5n, computeUnitLimit: 9_000 },
      }),
  ],
])('a SOL transfer of version %s is described with amount and receiver', (_, build) => {
  const shown = describeTransaction(build(), { chain: 'solana:devnet', sends: true })
  expect(shown).toEqual({
    heading: 'Send this transaction',
    rows: [
      { label: 'To', value: other.publicKey.toBase58() },
      { label: 'Amount', value: '1.5 SOL' },
      { label: 'Network', value: 'Solana Devnet' },
    ],
  })
})

it('a token transfer is described with amount and receiver, and with a new token account', () => {
  const mint = new PublicKey(splTokens.SEED.mint)
  const [from, to] = [keypair, other].map(({ publicKey }) =>
    getAssociatedTokenAddressSync(mint, publicKey),
  )
  if (!from || !to) throw new Error('The accounts are missing.')
  const sending = createTransferCheckedInstruction(from, mint, to, keypair.publicKey, 1_500_000n, 9)
  const creating = createAssociatedTokenAccountInstruction(
    keypair.publicKey,
    to,
    other.publicKey,
    mint,
  )
  const rowsOf = (...instructions: TransactionInstruction[]) => {
    const own = new Transaction({ feePayer: keypair.publicKey, recentBlockhash })
    own.add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1n }), ...instructions)
    const bytes = own.serialize({ requireAllSignatures: false, verifySignatures: false })
    return describeTransaction(bytes, { chain: 'solana:devnet', sends: true }).rows
  }
  const network = { label: 'Network', value: 'Solana Devnet' }
  const amount = { label: 'Amount', value: '0.0015 SEED' }
  expect(rowsOf(sending)).toEqual([
    { label: 'To token account', value: to.toBase58() },
    amount,
    network,
  ])
  expect(rowsOf(creating, sending)).toEqual([
    { label: 'New token account', value: other.publicKey.toBase58() },
    { label: 'To', value: other.publicKey.toBase58() },
    amount,
    network,
  ])
})
