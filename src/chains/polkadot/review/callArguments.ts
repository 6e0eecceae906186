import type { GenericCall } from '@polkadot/types'
import type { Codec, INumber } from '@polkadot/types/types'
import type { AmountUnit, Statement, StatementValue } from '../../../types/review.ts'
import type { Words } from '../../words.ts'
import type { Decoded } from '../send/runtime.ts'
import { accountKey, encodeSs58 } from '../ss58.ts'

/** A value of an enumeration of SCALE. */
export interface Variant<Inner = Codec> {
  type: string
  inner: Inner
}

/** The values against which the calls of a request are read. */
export interface CallOrigin {
  /** SS58 prefix of the network. */
  prefix: number
  /** The account that signs. */
  signer: string
  runtime: Pick<Decoded, 'tx' | 'consts'>
}

export interface CallContext extends CallOrigin {
  /** The account that a call acts for; null if the request does not tell, such as for the rights of the network. */
  actor: string | null
  /** Reads calls inside this one. */
  inside(calls: readonly GenericCall[], actor?: string | null): Words[]
}

/** The arguments of a call by name. Each function throws if the argument is missing or has another form. */
export function argumentsOf({ meta, args }: GenericCall, { prefix }: CallContext) {
  const names = meta.args.map(({ name }) => name.toString())
  const find = (name: string): Codec => {
    const found = args[names.indexOf(name)]
    if (!found) throw new Error(`no argument ${name}`)
    return found
  }
  /** Returns the account; accounts may also be named by an index, which only the chain can resolve. */
  const accountIn = (codec: Codec): string => {
    const { type, inner } = codec as unknown as Variant
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
    variant: <Inner>(name: string) => find(name) as unknown as Variant<Inner>,
    list: <Item>(name: string): Item[] => [...(find(name) as unknown as Iterable<Item>)],
    address: (name: string): StatementValue => toAddress(account(name)),
    amount: (name: string, unit: AmountUnit = 'native') => toAmount(integer(name), unit),
    text: (name: string): StatementValue => ({ kind: 'text', text: find(name).toString() }),
    call: (name: string) => find(name) as unknown as GenericCall,
  }
}

export type Arguments = ReturnType<typeof argumentsOf>
export type Reader = (given: Arguments, context: CallContext) => Words
/** Readers by `pallet.call`, in the names of @polkadot/types. */
export type Readers = Readonly<Record<string, Reader>>

export const risky = { isRisky: true } as const
export const toAddress = (address: string): StatementValue => ({ kind: 'address', address })
export const toNumber = (value: bigint): StatementValue => ({ kind: 'number', value })
export const toAmount = (amount: bigint, unit: AmountUnit = 'native'): StatementValue => ({
  kind: 'amount',
  amount,
  unit,
})

export const isSame = (one: string, other: string | null) =>
  other !== null && accountKey(one) === accountKey(other)

/** @throws Error if the request does not tell which account a call acts for */
export function actorOf({ actor }: CallContext): string {
  if (actor === null) throw new Error('an account that is not named')
  return actor
}

/** A note on an amount beside that of a sentence. */
export const noteOf = (
  text: 'review.amount' | 'review.andPays',
  value: StatementValue,
): Statement =>
  text === 'review.amount' ? { text, values: { amount: value } } : { text, values: { value } }
