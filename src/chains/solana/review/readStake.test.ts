import {
  Authorized,
  Lockup,
  type PublicKey,
  StakeAuthorizationLayout,
  StakeProgram,
  type Transaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { toSentences } from '../../testing/toSentences.ts'
import { fixed, me, read } from './testing/read.ts'

const [stakePubkey, thief, splitStakePubkey] = [fixed(2), fixed(3), fixed(5)] as const
const own = { stakePubkey, authorizedPubkey: me }
const type = { stakeAuthorizationType: StakeAuthorizationLayout.Withdrawer }
const withdraw = (toPubkey: PublicKey) => StakeProgram.withdraw({ ...own, toPubkey, lamports: 8 })
const authorize = (newAuthorizedPubkey: PublicKey) =>
  StakeProgram.authorize({ ...own, ...type, newAuthorizedPubkey })
const bySeed = (newAuthorizedPubkey: PublicKey) =>
  StakeProgram.authorizeWithSeed({
    stakePubkey,
    authorityBase: me,
    authoritySeed: 'stake',
    authorityOwner: StakeProgram.programId,
    ...type,
    newAuthorizedPubkey,
  })
const readAll = ({ instructions }: Transaction) => read(...instructions)

describe('an instruction of the Stake program', () => {
  it.each<[string, Transaction, string]>([
    ['withdraws', withdraw(thief), `! Move 8 native from ${stakePubkey} to ${thief}`],
    ['gives a stake away', authorize(thief), `! Give control of ${stakePubkey} to ${thief}`],
    ['gives a stake away by a seed', bySeed(thief), `! Give control of ${stakePubkey} to ${thief}`],
  ])('that %s to another is risky', async (_, one, sentence) => {
    const found = await readAll(one)
    expect(toSentences(found)).toEqual([sentence])
    expect(found.isRisky).toBe(true)
  })

  it('that sets up a stake which another can lock is risky', async () => {
    const found = await read(
      StakeProgram.initialize({
        stakePubkey,
        authorized: new Authorized(me, me),
        lockup: new Lockup(2 ** 40, 0, thief),
      }),
    )
    expect(toSentences(found)[0]).toBe(
      '! A call in an unusual form: what this does can’t be read here',
    )
    expect(found.isRisky).toBe(true)
  })

  it.each<[string, Transaction, string]>([
    ['withdraws to the user', withdraw(me), `Move 8 native from ${stakePubkey} to ${me}`],
    ['keeps a stake with the user', authorize(me), `Give control of ${stakePubkey} to ${me}`],
    [
      'keeps a stake with the user by a seed',
      bySeed(me),
      `Give control of ${stakePubkey} to ${me}`,
    ],
    [
      'splits a stake, which keeps its owner',
      StakeProgram.split({ ...own, splitStakePubkey, lamports: 5 * 10 ** 9 }, 2_282_880),
      `Move 5000000000 native of the stake in ${stakePubkey} to ${splitStakePubkey}`,
    ],
  ])('that %s is not risky', async (_, one, sentence) => {
    const found = await readAll(one)
    expect(toSentences(found).at(-1)).toBe(sentence)
    expect(found.isRisky).toBe(false)
  })
})
