import type { Codec, INumber } from '@polkadot/types/types'
import { toWords, type Words } from '../../words.ts'
import {
  actorOf,
  type CallContext,
  isSame,
  type Reader,
  type Readers,
  risky,
  toAddress,
  toAmount,
  toNumber,
} from './callArguments.ts'

/** Rewards of staking go to the staker unless an account is named. */
const payee: Reader = ({ variant, accountIn }, context) => {
  const { type, inner } = variant<Codec>('payee')
  const actor = actorOf(context)
  const account = type === 'Account' ? accountIn(inner) : actor
  return isSame(account, actor) && isSame(account, context.signer)
    ? toWords('review.polkadot.rewards.own')
    : toWords('review.polkadot.rewards', { account: toAddress(account) }, risky)
}

const bond: Reader = (given, context) => {
  const rewards = payee(given, context)
  const values = { value: given.amount('value') }
  const staked = toWords('review.polkadot.stake', values, { parts: [rewards] })
  if (!given.has('controller')) return staked
  const control = toWords('review.polkadot.control', { owner: given.address('controller') }, risky)
  return toWords('review.polkadot.stake', values, { parts: [control, rewards] })
}

const payout = (account: string) =>
  toWords('review.polkadot.payout', { account: toAddress(account) })

/** Says for which account a call is made that anyone may make for it. */
function forMember(account: string, words: Words, context: CallContext): Words {
  if (isSame(account, context.actor)) return words
  return toWords('review.polkadot.as', { account: toAddress(account) }, { parts: [words] })
}

const extra: Reader = ({ variant }) => {
  const { type, inner } = variant<INumber>('extra')
  if (type === 'Rewards') return toWords('review.polkadot.restake')
  return toWords('review.polkadot.stake', { value: toAmount(inner.toBigInt()) })
}

/** Readers of staking, and of the pools for it. */
export const stakingReaders: Readers = {
  'staking.bond': bond,
  'staking.bondExtra': ({ amount }) =>
    toWords('review.polkadot.stake', { value: amount('maxAdditional') }),
  'staking.rebond': ({ amount }) => toWords('review.polkadot.stake', { value: amount('value') }),
  'staking.unbond': ({ amount }) => toWords('review.polkadot.unstake', { value: amount('value') }),
  'staking.withdrawUnbonded': () => toWords('review.polkadot.withdraw'),
  'staking.chill': () => toWords('review.polkadot.chill'),
  'staking.nominate': ({ list }) => {
    const count = toNumber(BigInt(list('targets').length))
    return toWords('review.polkadot.nominate', { count })
  },
  'staking.payoutStakers': ({ account }) => payout(account('validatorStash')),
  'staking.payoutStakersByPage': ({ account }) => payout(account('validatorStash')),
  'staking.setPayee': payee,
  'staking.setController': ({ address, has, account }, { actor }) => {
    if (!has('controller') || isSame(account('controller'), actor))
      return toWords('review.polkadot.controller.own')
    return toWords('review.polkadot.control', { owner: address('controller') }, risky)
  },

  'nominationPools.join': ({ amount, integer }) =>
    toWords('review.polkadot.pool', { value: amount('amount'), pool: toNumber(integer('poolId')) }),
  'nominationPools.bondExtra': extra,
  'nominationPools.bondExtraOther': (given, context) =>
    forMember(given.account('member'), extra(given, context), context),
  'nominationPools.claimPayout': (_, context) => {
    const actor = actorOf(context)
    return isSame(actor, context.signer) ? toWords('review.polkadot.claim') : payout(actor)
  },
  'nominationPools.claimPayoutOther': ({ account }) => payout(account('other')),
  // A point of a pool is worth a base unit of the currency, or less once the pool has been slashed.
  'nominationPools.unbond': ({ amount, account }, context) => {
    const words = toWords('review.polkadot.unstake', { value: amount('unbondingPoints') })
    return forMember(account('memberAccount'), words, context)
  },
  'nominationPools.withdrawUnbonded': ({ account }, context) =>
    forMember(account('memberAccount'), toWords('review.polkadot.withdraw'), context),
}
