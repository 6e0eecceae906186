import type { ParamType, Result } from 'ethers/abi'
import { fieldsOf, splitType, type Types } from '../parseTypedData.ts'

/**
 * A value that is signed, with its type: an argument of a call, or a field of typed data. Members are found by the names
 * that the type declares, never by looking into the value, so that a name such as `constructor` finds nothing else.
 */
export interface SignedValue {
  /** Type of an elementary value, such as `uint256`; null for structs and arrays. */
  type: string | null
  /** Elementary value: bigint for integers, boolean, or text; bytes and addresses are hexadecimal. */
  value: unknown
  /** The member of a struct by name. */
  member(name: string): SignedValue | undefined
  /** The items of an array, or undefined. */
  items?: readonly SignedValue[]
}

const none = () => undefined
const list = (items: readonly SignedValue[]): SignedValue => ({
  type: null,
  value: undefined,
  member: none,
  items,
})

/** An elementary value. Integers of typed data may be numbers or text. */
export function plain(type: string, value: unknown): SignedValue {
  const isInteger = /^u?int/.test(type) && typeof value !== 'bigint'
  return { type, value: isInteger ? BigInt(value as string) : value, member: none }
}

/** Arguments as ethers has decoded them. */
export function ofArguments(params: readonly ParamType[], values: Result): SignedValue {
  const member = (name: string) => {
    const index = params.findIndex((param) => param.name === name)
    const param = params[index]
    return param && ofArgument(param, values[index])
  }
  return { type: null, value: undefined, member }
}

function ofArgument(param: ParamType, value: unknown): SignedValue {
  const { arrayChildren, components } = param
  if (arrayChildren)
    return list([...(value as Result)].map((one) => ofArgument(arrayChildren, one)))
  if (components) return ofArguments(components, value as Result)
  return plain(param.type, value)
}

/** A struct of typed data, whose values were compared with their types. */
export function ofStruct(types: Types, name: string, value: unknown): SignedValue {
  const member = (key: string) => {
    const field = fieldsOf(types, name)?.find((one) => one.name === key)
    if (!field || !Object.hasOwn(Object(value), key)) return
    const split = splitType(field.type)
    return split ? ofField(types, split.base, split.depth, Object(value)[key]) : undefined
  }
  return { type: null, value: undefined, member }
}

function ofField(types: Types, base: string, depth: number, value: unknown): SignedValue {
  if (depth > 0) {
    return list((value as unknown[]).map((one) => ofField(types, base, depth - 1, one)))
  }
  return fieldsOf(types, base) ? ofStruct(types, base, value) : plain(base, value)
}
