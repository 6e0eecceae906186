import { base58, base64 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { checkPageSigned } from './comparePage.ts'
import { solanaPageTransactions, solanaTransactions } from './readTransaction.ts'

const owner = Keypair.generate()
const from = owner.publicKey
const [to, stranger, program] = [1, 2, 3].map(() => Keypair.generate().publicKey) as [
  PublicKey,
  PublicKey,
  PublicKey,
]
const recentBlockhash = stranger.toBase58()
const pay = (toPubkey: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey, lamports })
const callOf = (data: number[], keys = [{ pubkey: to, isSigner: false, isWritable: true }]) =>
  new TransactionInstruction({ programId: program, keys, data: Buffer.from(data) })
const plain = (id: string, data: number[]) =>
  new TransactionInstruction({ programId: new PublicKey(id), keys: [], data: Buffer.from(data) })
const guard = plain('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95', [4])
const memo = plain('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', [65])
const price = (microLamports: number) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports })

const table = new AddressLookupTableAccount({
  key: program,
  state: {
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [to, stranger],
  },
})

function toTransaction(instructions: TransactionInstruction[], tables = [] as (typeof table)[]) {
  const message = new TransactionMessage({ payerKey: from, recentBlockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message(tables))
  transaction.sign([owner])
  return transaction
}

const bytesOf = (...instructions: TransactionInstruction[]) =>
  toTransaction(instructions).serialize()
const requested = [pay(to, 100), callOf([7])]

describe('a transaction of a page that the wallet has signed and the modal broadcasts', () => {
  it.each([
    ['as requested', requested],
    ['with a higher priority fee', [price(5), ...requested]],
    ['with an assertion at its end', [...requested, guard]],
  ])('is broadcast %s', (_, signed) => {
    expect(() => checkPageSigned(bytesOf(...requested), bytesOf(...signed))).not.toThrow()
  })

  it.each([
    ['pays somebody else', [pay(stranger, 100), callOf([7])]],
    ['pays more', [pay(to, 400), callOf([7])]],
    ['calls with other data', [pay(to, 100), callOf([8])]],
    ['does it twice', [...requested, ...requested]],
    ['does it in another order', [...requested].reverse()],
    ['leaves something out', [pay(to, 100)]],
    ['pays an absurd fee', [price(1_000_000_000), ...requested]],
  ])('is refused if it %s', (_, signed) => {
    const check = () => checkPageSigned(bytesOf(...requested), bytesOf(...signed))
    expect(check).toThrow(expect.objectContaining({ code: 'SIGNED_DIFFERENTLY' }))
  })

  it('may name accounts by lookup tables, but no others than the page', () => {
    const signed = (account: PublicKey) => {
      const keys = [{ pubkey: account, isSigner: false, isWritable: true }]
      return toTransaction([callOf([7], keys)], [table]).serialize()
    }
    expect(() => checkPageSigned(signed(to), signed(to))).not.toThrow()
    expect(() => checkPageSigned(signed(to), signed(stranger))).toThrow()
  })
})

describe('a transaction of a page that the wallet has broadcast', () => {
  async function see(instructions: TransactionInstruction[], asked = requested) {
    const sent = toTransaction(instructions)
    const hash = base58.encode(sent.signatures[0] ?? new Uint8Array())
    const read = await solanaPageTransactions.read(bytesOf(...asked), hash)
    const pending: PendingTransaction = {
      ...sentTransaction({ hash, kind: 'page', namespace: 'solana', from: String(from) }),
      call: read?.call ?? null,
    }
    return solanaTransactions.read(
      pending,
      async (method) =>
        method === 'getTransaction'
          ? { transaction: [base64.encode(sent.serialize()), 'base64'], meta: {} }
          : { value: [{ err: null, confirmationStatus: 'finalized', slot: 7 }] },
      async () => [],
    )
  }

  it('is confirmed as it was requested, also with what a wallet adds', async () => {
    expect(await see(requested)).not.toHaveProperty('instead')
    expect(await see([price(9), ...requested, guard, memo])).not.toHaveProperty('instead')
  })

  it('is told as what was sent if it is another transfer', async () => {
    expect(await see([pay(stranger, 400)])).toMatchObject({
      state: 'confirmed',
      instead: { to: String(stranger), token: null, amountBaseUnits: 400n },
    })
  })

  it('is told as another transaction if it calls something else, or lacks a memo of the page', async () => {
    expect(await see([callOf([7])])).toMatchObject({ instead: null })
    expect(await see(requested, [...requested, memo])).toMatchObject({ instead: null })
  })
})
