import { describe, expect, it } from 'vitest'
import { call, me, to, wordsOf } from './testing/read.ts'

type Call = ReturnType<typeof call>

describe('a call of staking or a pool that is not risky', () => {
  it.each<[string, Call, string[]]>([
    [
      'pays a validator’s rewards out',
      call('staking.payoutStakers', to, 1_500),
      [`Pay out the staking rewards of ${to}`],
    ],
    [
      'pays a page of a validator’s rewards out',
      call('staking.payoutStakersByPage', to, 1_500, 1),
      [`Pay out the staking rewards of ${to}`],
    ],
    ['adds to the stake', call('staking.bondExtra', 7), ['Stake 7 native']],
    ['stakes again', call('staking.rebond', 7), ['Stake 7 native']],
    ['stops staking', call('staking.unbond', 7), ['Stop staking 7 native']],
    ['takes back', call('staking.withdrawUnbonded', 0), ['Get back what is no longer staked']],
    ['stops nominating', call('staking.chill'), ['Stop choosing validators']],
    ['adds to a pool', call('nominationPools.bondExtra', { FreeBalance: 7 }), ['Stake 7 native']],
    [
      'adds rewards to a pool',
      call('nominationPools.bondExtra', 'Rewards'),
      ['Stake your rewards'],
    ],
    ['gets rewards', call('nominationPools.claimPayout'), ['Get your rewards']],
    [
      'gets another’s rewards',
      call('nominationPools.claimPayoutOther', to),
      [`Pay out the staking rewards of ${to}`],
    ],
    ['leaves a pool', call('nominationPools.unbond', me, 7), ['Stop staking 7 native']],
    [
      'has another leave a pool',
      call('nominationPools.unbond', to, 7),
      [`For the account ${to}`, '  Stop staking 7 native'],
    ],
    [
      'takes back from a pool',
      call('nominationPools.withdrawUnbonded', me, 0),
      ['Get back what is no longer staked'],
    ],
    [
      'adds to another’s stake in a pool',
      call('nominationPools.bondExtraOther', to, { FreeBalance: 7 }),
      [`For the account ${to}`, '  Stake 7 native'],
    ],
    [
      'gets rewards of an account that the user acts for',
      call('proxy.proxy', to, null, call('nominationPools.claimPayout')),
      [`For the account ${to}`, `  Pay out the staking rewards of ${to}`],
    ],
  ])('%s', (_, one, sentences) => {
    expect(wordsOf(one)).toEqual({ sentences, isRisky: false })
  })
})

describe('rewards of staking', () => {
  it.each<[string, Call]>([
    ['an account that the user names', call('staking.setPayee', { Account: to })],
    [
      'the account that the user acts for',
      call('proxy.proxy', to, null, call('staking.setPayee', 'Staked')),
    ],
    [
      'the user instead of the account that the user acts for',
      call('proxy.proxy', to, null, call('staking.setPayee', { Account: me })),
    ],
  ])('that go to %s are risky', (_, one) => {
    const { sentences, isRisky } = wordsOf(one)
    expect(sentences.at(-1)).toMatch(/! Pay your rewards to /)
    expect(isRisky).toBe(true)
  })
})

it('a call for a pool that is not read is marked', () => {
  const { sentences } = wordsOf(call('nominationPools.setClaimPermission', 'PermissionlessAll'))
  expect(sentences).toEqual([
    '! Call nominationPools.setClaimPermission: what this does can’t be read here',
  ])
})
