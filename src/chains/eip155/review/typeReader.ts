import type { Doubt, SignedOrder, Statement } from '../../../types/review.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { toQuantity } from './contradictions.ts'

/** Typed data in words. */
export interface KnownType {
  statements: readonly Statement[]
  isRisky: boolean
  doubts?: readonly Doubt[]
  /** Address of the account whose tokens or rights the message moves; undefined if the message names none. */
  owner?: unknown
  orders?: readonly SignedOrder[]
}

/** A struct, whose values `parseTypedData` has compared with the type's fields. */
export type Message = Readonly<Record<string, unknown>>

/** `isOwn` tells the connected accounts. */
export type TypeReader = (
  message: Message,
  contract: string,
  isOwn: (address: unknown) => boolean,
) => KnownType

export const listOf = (value: unknown): readonly Message[] => (Array.isArray(value) ? value : [])
export const toAddress = (value: unknown) => toChecksumAddress(String(value))
/** Quantities were compared with their types, so that none is null. */
export const amountOf = (value: unknown) => toQuantity(value) ?? 0n
export const until = (seconds: unknown): Statement => ({
  text: 'review.until',
  values: { date: { kind: 'date', seconds: amountOf(seconds) } },
})
