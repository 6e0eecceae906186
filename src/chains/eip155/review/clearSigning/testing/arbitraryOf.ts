import { hexlify, ParamType } from 'ethers'
import fc from 'fast-check'
import type { Types } from '../../parseTypedData.ts'

/** Random values of a parameter, as ethers encodes them. */
export function arbitraryOf(param: ParamType): fc.Arbitrary<unknown> {
  const { type, baseType, arrayChildren, components } = param
  const bits = Number(/^u?int(\d+)/.exec(type)?.[1] ?? 0)
  const size = Number(/^bytes(\d+)/.exec(type)?.[1] ?? 0)
  const hex = (min: number, max: number) =>
    fc.uint8Array({ minLength: min, maxLength: max }).map((bytes) => hexlify(bytes))
  if (baseType === 'array' && arrayChildren) {
    const length = param.arrayLength ?? -1
    const [minLength, maxLength] = length < 0 ? [1, 3] : [length, length]
    return fc.array(arbitraryOf(arrayChildren), { minLength, maxLength })
  }
  if (components) return fc.tuple(...components.map(arbitraryOf))
  // Descriptors have names for small integers that are a kind or mode.
  const small = { weight: 3, arbitrary: fc.bigInt(0n, 2n) }
  if (type === 'uint8') return fc.oneof(small, fc.bigInt(0n, 255n))
  if (type.startsWith('uint')) return fc.bigInt(0n, 2n ** BigInt(bits) - 1n)
  if (type.startsWith('int'))
    return fc.bigInt(-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits - 1) - 1n)
  if (type === 'address') return hex(20, 20)
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string({ unit: 'grapheme', maxLength: 40 })
  return size > 0 ? hex(size, size) : hex(43, 130)
}

/** Random values of a type of typed data. */
export function arbitraryMessage(types: Types, type: string): fc.Arbitrary<unknown> {
  const [, base = type, list] = /^(.*?)(\[\d*\])$/.exec(type) ?? []
  if (list) return fc.array(arbitraryMessage(types, base), { minLength: 1, maxLength: 3 })
  const fields = types[type]
  if (!fields) return arbitraryOf(ParamType.from(type))
  return fc.record(
    Object.fromEntries(fields.map((one) => [one.name, arbitraryMessage(types, one.type)])),
  )
}
