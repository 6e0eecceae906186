import {
  type PublicKey,
  type Transaction,
  TransactionInstruction,
  VoteAuthorizationLayout,
  VoteProgram,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { toSentences } from '../../testing/toSentences.ts'
import { fixed, me, read } from './testing/read.ts'

const [votePubkey, thief] = [fixed(2), fixed(3)] as const
const withdraw = (toPubkey: PublicKey) =>
  VoteProgram.withdraw({
    votePubkey,
    authorizedWithdrawerPubkey: me,
    lamports: 7,
    toPubkey,
  })
const authorize = (newAuthorizedPubkey: PublicKey) =>
  VoteProgram.authorize({
    votePubkey,
    authorizedPubkey: me,
    newAuthorizedPubkey,
    voteAuthorizationType: VoteAuthorizationLayout.Withdrawer,
  })

describe('an instruction of the Vote program', () => {
  it.each<[string, Transaction, string]>([
    ['pays', withdraw(thief), `! Move 7 native from ${votePubkey} to ${thief}`],
    ['gives the account', authorize(thief), `! Give control of ${votePubkey} to ${thief}`],
  ])('that %s to another is risky', async (_, { instructions }, sentence) => {
    const found = await read(...instructions)
    expect(toSentences(found)).toEqual([sentence])
    expect(found.isRisky).toBe(true)
  })

  it('that pays to the user is not risky', async () => {
    const found = await read(...withdraw(me).instructions)
    expect(toSentences(found)).toEqual([`Move 7 native from ${votePubkey} to ${me}`])
    expect(found.isRisky).toBe(false)
  })

  it('that is not read is risky', async () => {
    const one = new TransactionInstruction({
      programId: VoteProgram.programId,
      keys: [{ pubkey: votePubkey, isSigner: false, isWritable: true }],
      data: Buffer.from([4, 0, 0, 0]),
    })
    expect((await read(one)).isRisky).toBe(true)
  })
})
