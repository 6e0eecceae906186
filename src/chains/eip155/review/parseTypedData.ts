import * as z from 'zod/mini'
import type { Unread } from '../../../types/review.ts'
import { orElse, record, text } from '../../../utils/schemas.ts'
import { toShortText, unreadMembers } from '../../unreadMembers.ts'
import { withDomainType } from '../signedParams.ts'
import { toQuantity } from './contradictions.ts'

const field = z.object({ name: text, type: text })
const schema = z.object({
  types: record(text, z.array(field)),
  primaryType: text,
  domain: orElse(z.looseObject({}), {} as Record<string, unknown>),
  message: z.looseObject({}),
})

export type Fields = readonly z.output<typeof field>[]
export type Types = Readonly<Record<string, Fields>>
type Struct = Readonly<Record<string, unknown>>

export interface TypedData {
  types: Types
  primaryType: string
  /** The members of the domain that its type declares, and the signature covers. */
  domain: Struct
  message: Struct
  /** The primary type and the types that it names, as EIP-712 encodes them. */
  encodedType: string
  /** Members that the signature does not cover, or that are no part of typed data. */
  unread: Unread[]
  /** True if the data contradict their types, or have more fields than a user can review. */
  isOdd: boolean
  /** True if a field may hold an amount, or a call. */
  carriesValue: boolean
}

const members = new Set(Object.keys(schema.def.shape))

/** Names of fields with amounts. Contracts sign these names, so that a page cannot rename the fields of a contract. */
const amountName =
  /amount|value|price|quantity|size|allowance|limit|wad|total|balance|fee|usd|tokens?$/i
/** Names of large integers that are no amounts. */
const plainName = /nonce|deadline|expir|time|salt|^chainid|version|valid|until|^id$|index/i
const maxFields = 2_000
const maxDepth = 20

/** Fields of a struct by name. `Object.hasOwn` keeps names such as `constructor` from finding what every object has. */
export const fieldsOf = (types: Types, name: string): Fields | undefined =>
  Object.hasOwn(types, name) ? types[name] : undefined

/** Splits a type into its base and its arrays: `Item[2][]` is `Item` and 2. */
export function splitType(type: string): { base: string; depth: number } | null {
  const [, base, arrays] = /^([A-Za-z_$][\w$]*)((?:\[\d*\])*)$/.exec(type) ?? []
  return base === undefined ? null : { base, depth: arrays?.match(/\[/g)?.length ?? 0 }
}

/** Returns the fields of a struct and of all structs that it references, by their names; the struct is the first. */
export function referencedTypes(types: Types, primary: string): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>()
  const visit = (name: string): void => {
    const fields = fieldsOf(types, name)
    if (!fields || found.has(name)) return
    found.set(name, fields)
    for (const { type } of fields) visit(splitType(type)?.base ?? '')
  }
  visit(primary)
  return found
}

/** Returns the `encodeType` of EIP-712: a struct with its fields, then the structs that it references, sorted by name. */
export function encodeType(types: Types, primary: string): string {
  const found = referencedTypes(types, primary)
  const [first = '', ...others] = found.keys()
  return [first, ...others.sort()]
    .map((name) => {
      const fields = found.get(name) ?? []
      return `${name}(${fields.map((one) => `${one.type} ${one.name}`).join(',')})`
    })
    .join('')
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === '0x' ||
  toQuantity(value) === 0n

function isValue(name: string, base: string, value: unknown): boolean {
  if (isEmpty(value)) return false
  if (base === 'bytes') return true
  const bits = /^u?int(\d*)$/.exec(base)?.[1]
  if (bits !== undefined) {
    return amountName.test(name) || ((bits === '' || Number(bits) > 64) && !plainName.test(name))
  }
  return base === 'string' && amountName.test(name)
}

const integer = /^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i

/** True if wallets agree on how a value of an elementary type is encoded. */
function isPlain(base: string, value: unknown): boolean {
  if (base === 'string') return typeof value === 'string'
  if (base === 'bool') return typeof value === 'boolean'
  if (base === 'address') return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
  if (/^bytes\d*$/.test(base))
    return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
  if (!/^u?int\d*$/.test(base)) return false
  if (base.startsWith('u')) return toQuantity(value) !== null
  return typeof value === 'number' ? Number.isSafeInteger(value) : integer.test(String(value))
}

/** Compares the values with their types. */
function createWalk(types: Types) {
  const unread: Unread[] = []
  let count = 0
  let isOdd = false
  let carriesValue = false

  function walkField(name: string, type: string, value: unknown, path: string, depth: number) {
    count += 1
    const split = splitType(type)
    if (!split || count > maxFields || depth > maxDepth) {
      isOdd = true
      return
    }
    walkValue(name, split.base, split.depth, value, path, depth)
  }

  function walkValue(
    name: string,
    base: string,
    arrays: number,
    value: unknown,
    path: string,
    depth: number,
  ): void {
    if (arrays > 0) {
      if (!Array.isArray(value) || value.length > maxFields) {
        isOdd = true
        return
      }
      for (const [index, one] of value.entries()) {
        count += 1
        if (count > maxFields) isOdd = true
        else walkValue(name, base, arrays - 1, one, `${path}[${index}]`, depth)
      }
      return
    }
    const fields = fieldsOf(types, base)
    if (fields) walkStruct(fields, value, path, depth + 1)
    else {
      if (!isPlain(base, value)) isOdd = true
      if (isValue(name, base, value)) carriesValue = true
    }
  }

  function walkStruct(fields: Fields, value: unknown, path: string, depth: number): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      isOdd = true
      return
    }
    const names = new Set(fields.map(({ name }) => name))
    if (names.size < fields.length) isOdd = true
    unread.push(...unreadMembers(value, names, path, 'unsigned').slice(0, maxFields))
    for (const { name, type } of fields) {
      const member = Object.hasOwn(value, name) ? (value as Struct)[name] : undefined
      if (member === undefined) isOdd = true
      else walkField(name, type, member, `${path}.${name}`, depth)
    }
  }

  return {
    walkStruct,
    found: () => ({ unread, isOdd, carriesValue }),
  }
}

/** Counts the names of members in JSON text. Parsed data have fewer if an object has the same name twice. */
function hasRepeatedNames(json: string, data: unknown): boolean {
  let written = 0
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) written += 1
  let held = 0
  const stack: unknown[] = [data]
  while (stack.length > 0) {
    const one = stack.pop()
    if (typeof one !== 'object' || one === null) continue
    if (!Array.isArray(one)) held += Object.keys(one).length
    stack.push(...Object.values(one).filter((value) => typeof value === 'object'))
  }
  return written !== held
}

/**
 * Parses typed data (EIP-712), given as JSON or as an object. Null if they are none. The number and
 * depth of values that are read are limited, so that a large request does not block the page.
 */
export function parseTypedData(value: unknown): TypedData | null {
  let data: unknown = value
  let isRepeated = false
  if (typeof value === 'string') {
    try {
      data = JSON.parse(value)
    } catch {
      return null
    }
    isRepeated = hasRepeatedNames(value, data)
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) return null
  const { primaryType, domain, message } = parsed.data
  const types: Types = withDomainType(parsed.data.types, domain)
  const fields = fieldsOf(types, primaryType)
  if (!fields) return null
  const walk = createWalk(types)
  walk.walkStruct(fields, message, 'message', 0)
  const { unread, isOdd, carriesValue } = walk.found()
  const names = new Set(fieldsOf(types, 'EIP712Domain')?.map(({ name }) => name))
  return {
    types,
    primaryType,
    domain: Object.fromEntries(Object.entries(domain).filter(([name]) => names.has(name))),
    message,
    encodedType: encodeType(types, primaryType),
    unread: [
      ...unreadMembers(data, members, 'data'),
      ...unreadMembers(domain, names, 'domain', 'unsigned'),
      ...unread,
    ],
    isOdd: isOdd || isRepeated,
    carriesValue,
  }
}

/** Shortens a value for a sentence. */
export const toText = (value: unknown) => ({ kind: 'text', text: toShortText(value) }) as const
