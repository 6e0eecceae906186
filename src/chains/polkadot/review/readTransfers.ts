import type { INumber } from '@polkadot/types/types'
import type { AmountUnit, Statement } from '../../../types/review.ts'
import { leavesFor, toWords, type Words } from '../../words.ts'
import {
  type Arguments,
  actorOf,
  type CallContext,
  isSame,
  noteOf,
  type Reader,
  type Readers,
  risky,
  toAddress,
  toAmount,
} from './callArguments.ts'

const pay: Reader = ({ amount, account }) => {
  const values = { value: amount('value'), to: toAddress(account('dest')) }
  return toWords('review.pay', values, { doubts: leavesFor(account('dest')) })
}

const assetOf = ({ integer }: Arguments) => ({ token: String(integer('id')) })

const payAsset: Reader = (given) => {
  const values = {
    amount: given.amount('amount', assetOf(given)),
    receiver: given.address('target'),
  }
  return toWords('review.transfer', values, { doubts: leavesFor(given.account('target')) })
}

/** Base units from which an allowance counts as unlimited: half of the range. */
const unlimitedFrom = 2n ** 127n

/** An allowance without a limit is risky. One of an amount depends on who gets it. */
const approve: Reader = (given) => {
  const spender = given.account('delegate')
  const values = {
    amount: given.amount('amount', assetOf(given)),
    spender: toAddress(spender),
  }
  return toWords('review.approve', values, {
    isRisky: given.integer('amount') >= unlimitedFrom,
    isGrave: true,
    doubts: [{ kind: 'right', address: spender }],
  })
}

/** A transfer of all that the account has, which need not be the one that signs. */
function payAll({ address }: Arguments, context: CallContext, unit: AmountUnit): Words {
  const values = { symbol: { kind: 'symbol', unit }, to: address('dest') } as const
  const actor = actorOf(context)
  return isSame(actor, context.signer)
    ? toWords('review.polkadot.all', values, risky)
    : toWords('review.polkadot.all.of', { ...values, owner: toAddress(actor) }, risky)
}

/** Amount of a vesting schedule, which the receiver gets over time. */
const lockedIn = ({ find }: Arguments) =>
  toAmount((find('schedule') as unknown as { locked: INumber }).locked.toBigInt())

const unlock = (account: string) =>
  toWords('review.polkadot.unlock', { account: toAddress(account) })

/** A call of a contract: it may do anything, and sends value. */
const contract: Reader = ({ amount, has, integer }) => {
  const isPaying = has('value') && integer('value') > 0n
  const notes: Statement[] = isPaying ? [noteOf('review.andPays', amount('value'))] : []
  return toWords('review.unknown', {}, { ...risky, notes })
}

/** Readers of calls that move currencies and tokens of the network. */
export const transferReaders: Readers = {
  'balances.transfer': pay,
  'balances.transferAllowDeath': pay,
  'balances.transferKeepAlive': pay,
  'balances.transferAll': (given, context) => payAll(given, context, 'native'),
  'balances.forceTransfer': ({ amount, address }) => {
    const values = { amount: amount('value'), owner: address('source'), receiver: address('dest') }
    return toWords('review.move', values, risky)
  },
  'balances.burn': ({ amount }) =>
    toWords('review.polkadot.burn', { amount: amount('value') }, risky),

  'assets.transfer': payAsset,
  'assets.transferKeepAlive': payAsset,
  'assets.transferAll': (given, context) => payAll(given, context, assetOf(given)),
  'assets.forceTransfer': (given) => {
    const values = { owner: given.address('source'), receiver: given.address('dest') }
    const amount = given.amount('amount', assetOf(given))
    return toWords('review.move', { ...values, amount }, risky)
  },
  'assets.approveTransfer': approve,
  'assets.cancelApproval': (given) => {
    const symbol = { kind: 'symbol', unit: assetOf(given) } as const
    return toWords('review.approve.none', { symbol, spender: given.address('delegate') })
  },
  'assets.transferApproved': (given) => {
    const owner = given.address('owner')
    const values = { owner, receiver: given.address('destination') }
    const amount = given.amount('amount', assetOf(given))
    const doubts = leavesFor(given.account('destination'))
    return toWords('review.move', { ...values, amount }, { doubts })
  },
  'assets.transferOwnership': ({ address }) =>
    toWords('review.polkadot.control', { owner: address('owner') }, risky),

  'vesting.vest': (_, context) => unlock(actorOf(context)),
  'vesting.vestOther': ({ account }) => unlock(account('target')),
  'vesting.vestedTransfer': (given) => {
    const values = { value: lockedIn(given), to: given.address('target') }
    return toWords('review.pay', values, { doubts: leavesFor(given.account('target')) })
  },
  'vesting.forceVestedTransfer': (given) => {
    const values = { owner: given.address('source'), receiver: given.address('target') }
    return toWords('review.move', { ...values, amount: lockedIn(given) }, risky)
  },

  'contracts.call': contract,
  'revive.call': contract,
}
