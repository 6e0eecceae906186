import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createSolanaSigner } from './signer.ts'
import { parseSolanaTransaction } from './transaction.ts'

const seed = new Uint8Array(32).fill(7)
const keypair = Keypair.fromSeed(seed)
const blockhash = new PublicKey(new Uint8Array(32).fill(1)).toBase58()
const transfer = SystemProgram.transfer({
  fromPubkey: keypair.publicKey,
  toPubkey: new PublicKey(new Uint8Array(32).fill(2)),
  lamports: 5,
})

function legacy(): Uint8Array {
  const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: keypair.publicKey })
  return transaction.add(transfer).serialize({ requireAllSignatures: false })
}

function versioned(): Uint8Array {
  const message = new TransactionMessage({
    payerKey: keypair.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer],
  }).compileToV0Message()
  return new VersionedTransaction(message).serialize()
}

test('the key of a seed is Solana’s', async () => {
  expect((await createSolanaSigner(seed)).address).toBe(keypair.publicKey.toBase58())
})

test.each([
  ['legacy', legacy],
  ['versioned', versioned],
])('a %s transaction is signed as Solana’s own library signs it', async (_, create) => {
  const signer = await createSolanaSigner(seed)
  const { message, signers, withSignature } = parseSolanaTransaction(create())
  expect(signers).toEqual([signer.address])
  const expected = VersionedTransaction.deserialize(create())
  expected.sign([keypair])
  expect(withSignature(0, await signer.sign(message))).toEqual(expected.serialize())
})

test('what is no transaction is refused', () => {
  const whole = legacy()
  for (const bytes of [
    new Uint8Array(),
    whole.slice(0, 100),
    whole.slice(1),
    new Uint8Array(500),
  ]) {
    expect(() => parseSolanaTransaction(bytes)).toThrow('not a Solana transaction')
  }
})
