import {
  createInitializeAccountInstruction,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Authorized,
  NONCE_ACCOUNT_LENGTH,
  type PublicKey,
  StakeProgram,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { toSentences } from '../../testing/toSentences.ts'
import { fixed, me, other, read } from './testing/read.ts'

const [account, thief, programId] = [fixed(2), fixed(3), fixed(4)] as const
const sol = 10 ** 9
const system = SystemProgram.programId
const create = (program: PublicKey, lamports: number, space = 0) =>
  SystemProgram.createAccount({
    fromPubkey: me,
    newAccountPubkey: account,
    lamports,
    space,
    programId: program,
  })
const seeded = (program: PublicKey, basePubkey = me) =>
  SystemProgram.createAccountWithSeed({
    fromPubkey: me,
    newAccountPubkey: account,
    basePubkey,
    seed: 'vault',
    lamports: 5 * sol,
    space: 200,
    programId: program,
  })
const bySeed = (toPubkey: PublicKey, basePubkey = me) =>
  SystemProgram.transfer({
    fromPubkey: account,
    basePubkey,
    toPubkey,
    lamports: sol,
    seed: 'vault',
    programId: system,
  })
const fromNonce = (toPubkey: PublicKey, authorizedPubkey = me) =>
  SystemProgram.nonceWithdraw({ noncePubkey: account, authorizedPubkey, toPubkey, lamports: sol })

describe('SOL that leaves the user', () => {
  it.each<[string, TransactionInstruction, string]>([
    ['by an account that the System program owns', create(system, 5 * sol), account.toBase58()],
    [
      'by an account of a program that is not read',
      create(programId, 5 * sol, 200),
      account.toBase58(),
    ],
    [
      'by an account of a program with room for a high rent',
      create(programId, 5 * sol, 10_000_000),
      account.toBase58(),
    ],
    ['by a token account of another', create(TOKEN_PROGRAM_ID, 5 * sol, 165), account.toBase58()],
    ['by an account of a program, with a seed', seeded(programId), account.toBase58()],
    [
      'by an account with a seed, which another controls',
      seeded(system, other),
      account.toBase58(),
    ],
  ])('%s is risky, and told with amount and receiver', async (_, one, to) => {
    const found = await read(one)
    expect(toSentences(found)[0]).toBe(`! Send 5000000000 native to ${to}`)
    expect(toSentences(found)[1]).toMatch(/^ {2}Program /)
    expect(found.isRisky).toBe(true)
  })

  it.each<[string, TransactionInstruction]>([
    ['an account with a seed', bySeed(thief)],
    ['a nonce account', fromNonce(thief)],
  ])('from %s is risky, and told with amount and receiver', async (_, one) => {
    const found = await read(one)
    expect(toSentences(found)).toEqual([`! Move ${sol} native from ${account} to ${thief}`])
    expect(found.isRisky).toBe(true)
  })
})

describe('SOL that stays with the user', () => {
  const created = `Create the account ${account} with 5000000000 native, for the program`
  it.each<[string, TransactionInstruction[], string]>([
    [
      'a new account for the rent of a program’s data',
      [create(programId, 23_357_760, 3_228)],
      `Create the account ${account} with 23357760 native, for the program ${programId}`,
    ],
    [
      'a new account of wrapped SOL',
      [
        create(TOKEN_PROGRAM_ID, 5 * sol, 165),
        createInitializeAccountInstruction(account, NATIVE_MINT, me),
      ],
      `${created} ${TOKEN_PROGRAM_ID}`,
    ],
    [
      'a new stake',
      [
        create(StakeProgram.programId, 5 * sol, 200),
        StakeProgram.initialize({ stakePubkey: account, authorized: new Authorized(me, me) }),
      ],
      `${created} ${StakeProgram.programId}`,
    ],
    ['a new account with a seed', [seeded(system)], `${created} ${system}`],
    [
      'a payment from an account with a seed to the own',
      [bySeed(me)],
      `Move ${sol} native from ${account} to ${me}`,
    ],
    [
      'a payment from a nonce account to the own',
      [fromNonce(me)],
      `Move ${sol} native from ${account} to ${me}`,
    ],
    [
      'a payment from a nonce account of another signer',
      [fromNonce(thief, other)],
      `Move ${sol} native from ${account} to ${thief}`,
    ],
  ])('%s is not risky', async (_, instructions, sentence) => {
    const found = await read(...instructions)
    expect(toSentences(found)[0]).toBe(sentence)
    expect(found.isRisky).toBe(false)
  })

  it('a nonce account that the user controls is not risky', async () => {
    const found = await read(
      ...SystemProgram.createNonceAccount({
        fromPubkey: me,
        noncePubkey: account,
        authorizedPubkey: me,
        lamports: (128 + NONCE_ACCOUNT_LENGTH) * 6_960,
      }).instructions,
    )
    expect(found.isRisky).toBe(false)
    expect(toSentences(found)[1]).toBe(
      `Set up ${account} for transactions that don’t expire, controlled by ${me}`,
    )
  })
})

it('a token account of another that is set up in the same transaction is a payment', async () => {
  const found = await read(
    create(TOKEN_PROGRAM_ID, 5 * sol, 165),
    createInitializeAccountInstruction(account, NATIVE_MINT, thief),
  )
  expect(toSentences(found)).toEqual([
    `! Send 5000000000 native to ${account}`,
    `  Program ${TOKEN_PROGRAM_ID}`,
    `Set up the token account ${account}, which belongs to ${thief}`,
  ])
  expect(found.isRisky).toBe(true)
})

it('rent for many new accounts of a program is a payment', async () => {
  const rent = (128 + 3_228) * 6_960
  const found = await read(...[1, 2, 3].map(() => create(programId, rent, 3_228)))
  expect(toSentences(found)[0]).toBe(`! Send ${rent} native to ${account}`)
  expect(found.isRisky).toBe(true)
})
