import { getAssociatedTokenAddressSync, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { type PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { toSentences } from '../../testing/toSentences.ts'
import { fixed, me, read } from './testing/read.ts'

const [mint, account, programId] = [fixed(1), fixed(2), fixed(4)] as const
const signer = { pubkey: me, isSigner: true, isWritable: true }
const beside = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const call = (...keys: TransactionInstruction['keys']) =>
  new TransactionInstruction({ programId, keys, data: Buffer.from([1, 2, 3]) })
const doubts = [{ kind: 'call', address: programId.toBase58() }]

it('a program that is not read leaves a doubt about it beside the user’s signature and tokens', async () => {
  const own = getAssociatedTokenAddressSync(mint, me)
  const found = await read(call(signer, ...[mint, own, TOKEN_PROGRAM_ID].map(beside)))
  expect(found).toMatchObject({ isRisky: false, doubts })
  expect(toSentences(found)).toEqual([
    '! Call a program: what this does can’t be read here',
    `  Program ${programId}`,
    '  It gets your signature, so it can use what your account has.',
  ])
})

it('a program that is not read leaves a doubt about it without the user’s signature', async () => {
  expect(await read(call(beside(account)))).toMatchObject({ isRisky: false, doubts })
})

it('a program that is not read and gets no accounts can change nothing', async () => {
  const found = await read(call())
  expect(found).toMatchObject({ isRisky: false, doubts: [] })
  expect(toSentences(found)).toEqual([
    'Call a program: what this does can’t be read here',
    `  Program ${programId}`,
  ])
})

it('a program that is not read is risky if it may write an account that gets SOL when it is created', async () => {
  const create = SystemProgram.createAccount({
    fromPubkey: me,
    newAccountPubkey: account,
    lamports: 10 ** 9,
    space: 0,
    programId,
  })
  const found = await read(create, call(beside(account)))
  expect(found.isRisky).toBe(true)
})
