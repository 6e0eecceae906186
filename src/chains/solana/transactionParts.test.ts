import { base58 } from '@scure/base'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toVersion1 } from './testing/version1.ts'
import { toLegacyParts, withSignature } from './transactionParts.ts'

const seeded = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte))
const payer = seeded(1)
const cosigner = seeded(2)
const stranger = seeded(3).publicKey
const recentBlockhash = seeded(4).publicKey.toBase58()

const transfer = SystemProgram.transfer({
  fromPubkey: cosigner.publicKey,
  toPubkey: stranger,
  lamports: 7n,
})
const memo = new TransactionInstruction({
  programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
  keys: [{ pubkey: payer.publicKey, isSigner: true, isWritable: false }],
  data: Buffer.from('x'.repeat(300)),
})

const legacy = () =>
  new Transaction({ feePayer: payer.publicKey, recentBlockhash }).add(transfer, memo)

function versioned(): VersionedTransaction {
  const payerKey = payer.publicKey
  const instructions = [transfer, memo]
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

const unsigned = (transaction: Transaction) =>
  Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))

describe('`withSignature`', () => {
  it('writes the signature to the signer’s place, as web3.js does', () => {
    const signed = legacy()
    signed.sign(payer, cosigner)
    let own: Uint8Array = unsigned(legacy())
    for (const { publicKey, signature } of signed.signatures) {
      own = withSignature(own, publicKey.toBase58(), signature ?? new Uint8Array())
    }
    expect([...own]).toEqual([...signed.serialize()])

    const newer = versioned()
    newer.sign([payer])
    const [first] = newer.signatures
    const bytes = withSignature(
      versioned().serialize(),
      payer.publicKey.toBase58(),
      first ?? new Uint8Array(),
    )
    expect([...bytes]).toEqual([...newer.serialize()])
  })

  it('writes each signature to its place at the end of a transaction of version 1', () => {
    const build = (signers: Keypair[]) =>
      toVersion1({
        payer: payer.publicKey,
        blockhash: recentBlockhash,
        instructions: [transfer, memo, memo, memo, memo],
        signers,
      })
    const signed = build([payer, cosigner])
    expect(signed.length).toBeGreaterThan(1_232)
    const { signatures } = VersionedTransaction.deserialize(signed)
    const [first = new Uint8Array(), second = new Uint8Array()] = signatures
    expect(first).not.toEqual(second)
    const unsignedBytes = build([])
    const half = withSignature(unsignedBytes, cosigner.publicKey.toBase58(), second)
    expect([...half]).toEqual([...build([cosigner])])
    expect([...withSignature(half, payer.publicKey.toBase58(), first)]).toEqual([...signed])
    expect([...unsignedBytes]).toEqual([...build([])])
    expect(() => withSignature(half, stranger.toBase58(), first)).toThrow('not required to sign')
  })

  it('throws for an account that is not a signer of the transaction', () => {
    for (const address of [stranger.toBase58(), seeded(9).publicKey.toBase58()]) {
      expect(() => withSignature(versioned().serialize(), address, new Uint8Array(64))).toThrow(
        'not required to sign',
      )
    }
  })
})

describe('`toLegacyParts`', () => {
  it('returns the parts that web3.js wrote', () => {
    const parts = toLegacyParts(unsigned(legacy()))
    expect(parts).toEqual({
      feePayer: payer.publicKey.toBase58(),
      recentBlockhash,
      instructions: [transfer, memo].map(({ programId, data, keys }) => ({
        programId: programId.toBase58(),
        data: base58.encode(data),
        keys: keys.map(({ pubkey, isSigner }) => ({
          pubkey: pubkey.toBase58(),
          isSigner,
          // The fee payer is writable, even if an instruction declares it as read-only.
          isWritable: true,
        })),
      })),
    })
  })

  it('returns null for a versioned transaction', () => {
    const parts = { payer: payer.publicKey, blockhash: recentBlockhash, instructions: [transfer] }
    for (const bytes of [versioned().serialize(), toVersion1(parts)])
      expect(toLegacyParts(bytes)).toBeNull()
  })
})

it('throws for invalid bytes of a transaction', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      for (const read of [toLegacyParts, (own: Uint8Array) => withSignature(own, 'a', own)]) {
        try {
          read(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }
    }),
  )
})
