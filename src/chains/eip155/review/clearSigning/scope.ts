import type { Statement } from '../../../../types/review.ts'
import type { InnerCall } from '../../accountCalls.ts'
import { toChecksumAddress } from '../../toChecksumAddress.ts'
import { toQuantity } from '../contradictions.ts'
import type { Descriptor } from './descriptor.ts'
import { type Found, follow, followJson, Misfit, maxFound, type Path, parsePath } from './paths.ts'
import { plain, type SignedValue } from './signedValue.ts'

/** The transaction or message around the signed data, and the `@` values of paths. */
interface Container {
  /** Undefined if the page leaves the account to the wallet. */
  from: string | undefined
  to: string
  value: bigint
  chainId: number | null
}

/** The surroundings in which fields of a descriptor are read. */
export interface Scope {
  descriptor: Descriptor
  container: Container
  root: SignedValue
  /** The value that relative paths start from: the root, or an item of a group. */
  here: SignedValue
  /** Names of the root's members that a path has reached. */
  reached: Set<string>
  /** Rows that may still be added. */
  budget: { rows: number }
  /** Reads a call inside the data, with its own descriptor. */
  readCall(call: InnerCall): Statement
}

function containerValue({ container }: Scope, [name]: Path['segments']): SignedValue {
  const { from, to, value, chainId } = container
  if (name === 'to') return plain('address', to)
  if (name === 'value') return plain('uint256', value)
  if (name === 'from' && from !== undefined) return plain('address', from)
  if (name === 'chainId' && chainId !== null) return plain('uint256', BigInt(chainId))
  throw new Misfit(`no such value of the transaction: ${String(name)}`)
}

/** Converts a constant of a descriptor, which is not signed, into a value. */
function literal(value: unknown): SignedValue {
  if (Number.isSafeInteger(value)) return plain('int256', BigInt(value as number))
  if (['string', 'boolean', 'number'].includes(typeof value)) return plain('string', value)
  throw new Misfit('a constant is neither text nor a number')
}

/** @throws Misfit */
export function find(text: string, scope: Scope): Found {
  const { root, segments } = parsePath(text)
  const one = (value: SignedValue): Found => ({ values: [value], isList: false })
  if (root === '@') return one(containerValue(scope, segments))
  if (root === '$') return one(literal(followJson(scope.descriptor, segments)))
  const start = root === '#' ? scope.root : scope.here
  const [name] = segments
  if (start === scope.root && typeof name === 'string') scope.reached.add(name)
  return follow(start, segments)
}

/** Resolves a constant: a value, a `$` path, or a map with the path of its key. @throws Misfit */
export function constantOf(value: unknown, scope: Scope): SignedValue {
  if (typeof value === 'string' && value.startsWith('$.')) {
    return literal(followJson(scope.descriptor, parsePath(value).segments))
  }
  if (typeof value !== 'object' || value === null) return literal(value)
  const { map, keyPath } = value as Record<string, unknown>
  const values = Object(followJson(scope.descriptor, parsePath(String(map)).segments)).values
  const [key] = find(String(keyPath), scope).values
  const name = String(key?.value).toLowerCase()
  const entry = Object.entries(Object(values)).find(([one]) => one.toLowerCase() === name)
  if (!key || !entry) throw new Misfit('a map has no such key')
  return literal(entry[1])
}

/** A list of constants; one constant is a list of itself. */
export const constantsOf = (value: unknown, scope: Scope): SignedValue[] =>
  value === undefined
    ? []
    : (Array.isArray(value) ? value : [value])
        .slice(0, maxFound)
        .map((one) => constantOf(one, scope))

/** Place of a value in the array that a field's path has found. */
export interface Place {
  index: number
  count: number
}

/**
 * A parameter of a format, given as a constant (`token`) or as a path (`tokenPath`). A path to an array gives the value
 * at the same index.
 *
 * @throws Misfit
 */
export function paramOf(
  name: string,
  params: Readonly<Record<string, unknown>>,
  scope: Scope,
  { index, count }: Place,
): SignedValue | undefined {
  const path = params[`${name}Path`]
  if (path === undefined || path === null) {
    const value = params[name]
    return value === undefined || value === null ? undefined : constantOf(value, scope)
  }
  const { values, isList } = find(String(path), scope)
  if (!isList) return values[0]
  if (values.length !== count) throw new Misfit('arrays differ in length')
  return values[index]
}

/** @throws Misfit if the value is no integer */
export function toInteger({ type, value }: SignedValue): bigint {
  if (typeof value === 'bigint') return value
  const quantity = type === 'bool' ? null : toQuantity(value === '0x' ? '0x0' : value)
  if (quantity === null) throw new Misfit('not an integer')
  return quantity
}

/** Takes 20 bytes, or an integer or 32 bytes that hold as many. @throws Misfit if the value is no address */
export function toAddress(value: SignedValue): string {
  const given = typeof value.value === 'bigint' ? value.value.toString(16) : String(value.value)
  const digits = given
    .replace(/^0x/, '')
    .padStart(40, '0')
    .replace(/^0{24}(?=.{40}$)/, '')
  const isInteger = typeof value.value === 'bigint'
  if (!/^[\da-f]{40}$/i.test(digits) || (!isInteger && given.length < 42)) {
    throw new Misfit('not an address')
  }
  return toChecksumAddress(`0x${digits}`)
}

/** Compares a signed value with a constant of the descriptor. */
export function isSame(signed: SignedValue, constant: unknown): boolean {
  const { value } = signed
  if (typeof value === 'bigint')
    return toQuantity(constant) === value || String(value) === String(constant)
  return String(value).toLowerCase() === String(constant).toLowerCase()
}
