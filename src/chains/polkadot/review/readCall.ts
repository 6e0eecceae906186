import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { GenericCall } from '@polkadot/types'
import type { Codec, INumber, Registry } from '@polkadot/types/types'
import type { AmountUnit, Statement, StatementValue } from '../../../types/review.ts'
import { fromUtf8, hidesCharacters } from '../../plainText.ts'
import { toWords, type Words } from '../../words.ts'
import { accountKey, encodeSs58 } from '../ss58.ts'

/** Maximum number of calls that are listed. A sentence counts the others, and the request is then risky. */
const maxCalls = 100
/** Maximum depth of calls inside calls. */
const maxDepth = 16
/** Maximum characters of a note. A call with a longer one is not read. */
const maxNote = 200

/** A value of an enumeration of SCALE. */
interface Variant extends Codec {
  type: string
  inner: Codec
}

/** The values against which calls are read. One context serves all calls of a request. */
export interface CallContext {
  /** SS58 prefix of the network. */
  prefix: number
  /** The account that signs. */
  signer: string
  /** Number of calls that were read so far. */
  count: number
}

const risky = { isRisky: true } as const
const number = (value: bigint): StatementValue => ({ kind: 'number', value })

/** The arguments of a call by name. Each function throws if the argument is missing or has another form. */
function argumentsOf({ meta, args }: GenericCall, { prefix }: CallContext) {
  const names = meta.args.map(({ name }) => name.toString())
  const find = (name: string): Codec => {
    const found = args[names.indexOf(name)]
    if (!found) throw new Error(`no argument ${name}`)
    return found
  }
  /** Returns the account; accounts may also be named by an index, which only the chain can resolve. */
  const accountIn = (codec: Codec): string => {
    const { type, inner } = codec as Variant
    const id = type === 'Id' ? inner : codec
    const accountId = id.toU8a()
    if (id.toRawType() !== 'AccountId' || accountId.length !== 32) throw new Error('no account')
    return encodeSs58({ prefix, accountId: Uint8Array.from(accountId) })
  }
  const account = (name: string) => accountIn(find(name))
  const integer = (name: string) => (find(name) as unknown as INumber).toBigInt()
  return {
    account,
    accountIn,
    find,
    integer,
    has: (name: string) => names.includes(name),
    address: (name: string): StatementValue => ({ kind: 'address', address: account(name) }),
    amount: (name: string, unit: AmountUnit = 'native'): StatementValue => ({
      kind: 'amount',
      amount: integer(name),
      unit,
    }),
    text: (name: string): StatementValue => ({ kind: 'text', text: find(name).toString() }),
    call: (name: string) => find(name) as unknown as GenericCall,
  }
}

type Arguments = ReturnType<typeof argumentsOf>
type Reader = (given: Arguments, context: CallContext, depth: number) => Words

/** Reads the call that another call dispatches. */
const inside =
  (
    text: Statement['text'],
    { isGrave = false, from }: { isGrave?: boolean; from?: string } = {},
  ): Reader =>
  (given, context, depth) =>
    toWords(text, from ? { account: given.address(from) } : {}, {
      isGrave,
      isRisky: isGrave,
      parts: [read(given.call('call'), context, depth + 1)],
    })

const batch =
  (text: Statement['text']): Reader =>
  ({ find }, context, depth) => {
    const calls = [...(find('calls') as unknown as Iterable<GenericCall>)]
    return toWords(text, {}, { parts: readAll(calls, context, depth + 1) })
  }

const pay: Reader = ({ amount, address }) =>
  toWords('review.pay', { value: amount('value'), to: address('dest') })

const assetOf = ({ integer }: Arguments) => ({ token: String(integer('id')) })

const payAsset: Reader = (given) => {
  const values = {
    amount: given.amount('amount', assetOf(given)),
    receiver: given.address('target'),
  }
  return toWords('review.transfer', values)
}

/** Rewards of staking go to the staker unless an account is named. */
const payee: Reader = ({ find, accountIn }, { signer }) => {
  const { type, inner } = find('payee') as Variant
  if (type !== 'Account') return toWords('review.polkadot.rewards.own')
  const account = accountIn(inner)
  const isOwn = accountKey(account) === accountKey(signer)
  if (isOwn) return toWords('review.polkadot.rewards.own')
  const values = { account: { kind: 'address', address: account } } as const
  return toWords('review.polkadot.rewards', values, risky)
}

const bond: Reader = (given, context, depth) => {
  const rewards = payee(given, context, depth)
  const values = { value: given.amount('value') }
  const staked = toWords('review.polkadot.stake', values, { parts: [rewards] })
  if (!given.has('controller')) return staked
  const control = toWords('review.polkadot.control', { owner: given.address('controller') }, risky)
  return toWords('review.polkadot.stake', values, { parts: [control, rewards] })
}

const note: Reader = ({ find }) => {
  const text = fromUtf8(find('remark').toU8a(true))
  if (text === null || text.length > maxNote || /\p{Cc}/u.test(text) || hidesCharacters(text))
    throw new Error('no text')
  return toWords('review.polkadot.note', { text: { kind: 'text', text } })
}

const hash =
  (text: Statement['text']): Reader =>
  (given) =>
    toWords(
      text,
      { hash: { kind: 'text', text: bytesToHex(given.find('callHash').toU8a(true)) } },
      risky,
    )

/** A call of a contract: it may do anything, and sends value. */
const contract: Reader = ({ amount, has, integer }) => {
  const isPaying = has('value') && integer('value') > 0n
  const notes: Statement[] = isPaying
    ? [{ text: 'review.andPays', values: { value: amount('value') } }]
    : []
  return toWords('review.unknown', {}, { ...risky, notes })
}

/** Readers by `pallet.call`, in the names of @polkadot/types. */
const readers: Readonly<Record<string, Reader>> = {
  'balances.transfer': pay,
  'balances.transferAllowDeath': pay,
  'balances.transferKeepAlive': pay,
  'balances.transferAll': ({ address }) =>
    toWords(
      'review.polkadot.all',
      { symbol: { kind: 'symbol', unit: 'native' }, to: address('dest') },
      risky,
    ),
  'balances.forceTransfer': ({ amount, address }) => {
    const values = { amount: amount('value'), owner: address('source'), receiver: address('dest') }
    return toWords('review.move', values, risky)
  },
  'balances.burn': ({ amount }) =>
    toWords('review.polkadot.burn', { amount: amount('value') }, risky),

  'assets.transfer': payAsset,
  'assets.transferKeepAlive': payAsset,
  'assets.transferAll': (given) => {
    const symbol = { kind: 'symbol', unit: assetOf(given) } as const
    return toWords('review.polkadot.all', { symbol, to: given.address('dest') }, risky)
  },
  'assets.approveTransfer': (given) => {
    const values = {
      amount: given.amount('amount', assetOf(given)),
      spender: given.address('delegate'),
    }
    return toWords('review.approve', values, risky)
  },
  'assets.cancelApproval': (given) => {
    const symbol = { kind: 'symbol', unit: assetOf(given) } as const
    return toWords('review.approve.none', { symbol, spender: given.address('delegate') })
  },
  'assets.transferApproved': (given) => {
    const owner = given.address('owner')
    const values = { owner, receiver: given.address('destination') }
    return toWords('review.move', { ...values, amount: given.amount('amount', assetOf(given)) })
  },
  'assets.transferOwnership': ({ address }) =>
    toWords('review.polkadot.control', { owner: address('owner') }, risky),

  'utility.batch': batch('review.polkadot.batch'),
  'utility.forceBatch': batch('review.polkadot.batch'),
  'utility.batchAll': batch('review.polkadot.batchAll'),
  'utility.asDerivative': inside('review.polkadot.derivative'),
  'utility.withWeight': inside('review.polkadot.root', { isGrave: true }),
  'utility.dispatchAs': inside('review.polkadot.root', { isGrave: true }),
  'utility.dispatchAsFallible': inside('review.polkadot.root', { isGrave: true }),

  'proxy.proxy': inside('review.polkadot.as', { from: 'real' }),
  'proxy.proxyAnnounced': inside('review.polkadot.as', { from: 'real' }),
  'proxy.addProxy': ({ address, text }) =>
    toWords(
      'review.polkadot.proxy',
      { delegate: address('delegate'), kind: text('proxyType') },
      risky,
    ),
  'proxy.removeProxy': ({ address }) =>
    toWords('review.polkadot.proxy.none', { delegate: address('delegate') }),
  'proxy.removeProxies': () => toWords('review.polkadot.proxy.removed'),
  'proxy.killPure': () => toWords('review.polkadot.kill', {}, risky),
  'proxy.announce': hash('review.polkadot.announce'),

  'multisig.asMulti': inside('review.polkadot.multisig'),
  'multisig.asMultiThreshold1': inside('review.polkadot.multisig'),
  'multisig.approveAsMulti': hash('review.polkadot.multisig.hash'),

  'sudo.sudo': inside('review.polkadot.root', { isGrave: true }),
  'sudo.sudoUncheckedWeight': inside('review.polkadot.root', { isGrave: true }),
  'sudo.sudoAs': inside('review.polkadot.root', { isGrave: true }),
  'sudo.setKey': ({ address }) =>
    toWords('review.polkadot.control', { owner: address('new') }, risky),

  'staking.bond': bond,
  'staking.bondExtra': ({ amount }) =>
    toWords('review.polkadot.stake', { value: amount('maxAdditional') }),
  'staking.rebond': ({ amount }) => toWords('review.polkadot.stake', { value: amount('value') }),
  'staking.unbond': ({ amount }) => toWords('review.polkadot.unstake', { value: amount('value') }),
  'staking.withdrawUnbonded': () => toWords('review.polkadot.withdraw'),
  'staking.chill': () => toWords('review.polkadot.chill'),
  'staking.nominate': ({ find }) => {
    const count = [...(find('targets') as unknown as Iterable<unknown>)].length
    return toWords('review.polkadot.nominate', { count: number(BigInt(count)) })
  },
  'staking.setPayee': payee,
  'staking.setController': ({ address, has, account }, { signer }) => {
    if (!has('controller')) return toWords('review.polkadot.controller.own')
    const isOwn = accountKey(account('controller')) === accountKey(signer)
    if (isOwn) return toWords('review.polkadot.controller.own')
    return toWords('review.polkadot.control', { owner: address('controller') }, risky)
  },

  'nominationPools.join': ({ amount, integer }) =>
    toWords('review.polkadot.pool', { value: amount('amount'), pool: number(integer('poolId')) }),
  'nominationPools.claimPayout': () => toWords('review.polkadot.claim'),

  'convictionVoting.delegate': ({ address }) =>
    toWords('review.polkadot.votes', { delegate: address('to') }, risky),
  'convictionVoting.undelegate': () => toWords('review.polkadot.votes.none'),

  'system.remark': note,
  'system.remarkWithEvent': note,

  'contracts.call': contract,
  'revive.call': contract,
}

/** Puts a call into words. A call that is not read, or has an unusual form, is risky. Never throws. */
function read(call: GenericCall, context: CallContext, depth: number): Words {
  context.count += 1
  let name = '?'
  try {
    name = `${call.section}.${call.method}`
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (reader && depth <= maxDepth) return reader(argumentsOf(call, context), context, depth)
  } catch {}
  return toWords('review.polkadot.unknown', { name: { kind: 'text', text: name } }, risky)
}

/** Puts calls into words, as many as can be listed. */
export function readAll(calls: readonly GenericCall[], context: CallContext, depth = 0): Words[] {
  const words: Words[] = []
  for (const [index, call] of calls.entries()) {
    if (context.count >= maxCalls) {
      const count = number(BigInt(calls.length - index))
      words.push(toWords('review.polkadot.more', { count }, risky))
      break
    }
    words.push(read(call, context, depth))
  }
  return words
}

/**
 * Decodes a call. With `isWhole` the bytes are those of the call alone; else they begin with it.
 * @throws Error if the bytes are not those to which the call encodes
 */
export function toCall(
  registry: Registry,
  given: string | Uint8Array,
  { isWhole }: { isWhole: boolean },
): GenericCall {
  const bytes = typeof given === 'string' ? hexToBytes(given.replace(/^0x/, '')) : given
  const call = registry.createType('Call', bytes)
  const encoded = call.toU8a()
  const isSame = encoded.every((byte, index) => byte === bytes[index])
  if (isSame && (!isWhole || encoded.length === bytes.length)) return call as unknown as GenericCall
  throw new Error('other bytes than those of the call')
}
