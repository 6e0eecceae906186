import { plain, type SignedValue } from './signedValue.ts'

/** Maximum length of a path, of its segments, and of the values that it may find. */
const maxLength = 500
const maxSegments = 24
export const maxFound = 200

/** The descriptor does not fit the request, or asks for more than the specification or the limits allow. */
export class Misfit extends Error {}

type Segment = string | { index: number } | { start: number | undefined; end: number | undefined }

export interface Path {
  /** `#` is the signed data, `$` the descriptor, `@` the transaction or message; undefined is relative. */
  root: '#' | '$' | '@' | undefined
  segments: readonly Segment[]
}

const bracket = /^\[(?:(-?\d{1,9})|(-?\d{1,9})?:(-?\d{1,9})?)?\]$/

function toSegment(text: string): Segment {
  if (!text.startsWith('[')) return text
  const [match, index, start, end] = bracket.exec(text) ?? []
  if (match === undefined) throw new Misfit(`no path segment: ${text}`)
  if (index !== undefined) return { index: Number(index) }
  const toNumber = (digits: string | undefined) =>
    digits === undefined ? undefined : Number(digits)
  return { start: toNumber(start), end: toNumber(end) }
}

/** Parses a path of ERC-7730, such as `#.params.path.[0:20]` or `details.[].token`. @throws Misfit */
export function parsePath(text: string): Path {
  if (text.length > maxLength) throw new Misfit('a path is too long')
  const [, root, rest = ''] = /^(?:([#$@])(?:\.|$))?(.*)$/s.exec(text) ?? []
  // The specification writes both `items.[0]` and `items[0]`.
  const segments = rest === '' ? [] : rest.replaceAll(/\.?\[/g, '.[').split('.')
  const named = segments[0] === '' ? segments.slice(1) : segments
  if (named.length > maxSegments) throw new Misfit('a path has too many segments')
  return { root: root as Path['root'], segments: named.map(toSegment) }
}

/** The result of a path: one value, or the values of an array in its order. */
export interface Found {
  values: readonly SignedValue[]
  isList: boolean
}

/** Encodes an elementary value as bytes, and returns these as hexadecimal digits. */
function toDigits({ type, value }: SignedValue): string {
  if (typeof value === 'bigint') {
    const bits = Number(/\d+$/.exec(type ?? '')?.[0] ?? 256)
    return BigInt.asUintN(bits, value)
      .toString(16)
      .padStart(bits / 4, '0')
  }
  if (type === 'string') {
    const bytes = new TextEncoder().encode(String(value))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  if (typeof value !== 'string' || !value.startsWith('0x')) throw new Misfit('no bytes to slice')
  return value.slice(2)
}

/** Takes bytes as an array would be sliced, but only those that are there. @throws Misfit */
function sliceBytes(value: SignedValue, start = 0, end?: number): SignedValue {
  const digits = toDigits(value)
  const length = digits.length / 2
  const [from, to] = [start, end ?? length].map((one) => (one < 0 ? length + one : one))
  if (from === undefined || to === undefined || from < 0 || to > length || from > to) {
    throw new Misfit('a slice is outside of its bytes')
  }
  return plain('bytes', `0x${digits.slice(from * 2, to * 2)}`)
}

function step(one: SignedValue, segment: Segment): Found {
  if (typeof segment === 'string') {
    const member = one.member(segment)
    if (!member) throw new Misfit(`no such field: ${segment}`)
    return { values: [member], isList: false }
  }
  if ('index' in segment) {
    const { index } = segment
    if (!one.items) {
      const end = index === -1 ? undefined : index + 1
      return { values: [sliceBytes(one, index, end)], isList: false }
    }
    const item = one.items.at(index)
    if (!item) throw new Misfit('an index is outside of its array')
    return { values: [item], isList: false }
  }
  const { start, end } = segment
  if (!one.items) return { values: [sliceBytes(one, start, end)], isList: false }
  return { values: one.items.slice(start, end), isList: true }
}

/** Follows segments from a value. @throws Misfit if a segment finds nothing, or finds more than a user can review */
export function follow(from: SignedValue, segments: readonly Segment[]): Found {
  let found: Found = { values: [from], isList: false }
  for (const segment of segments) {
    const steps = found.values.map((one) => step(one, segment))
    const values = steps.flatMap((one) => one.values)
    if (values.length > maxFound) throw new Misfit('a path finds too many values')
    found = { values, isList: found.isList || steps.some(({ isList }) => isList) }
    // An empty array has no items that could be followed.
    if (values.length === 0) return { values, isList: true }
  }
  return found
}

/** Follows the names of a `$` path through the descriptor's own members. @throws Misfit */
export function followJson(from: unknown, segments: readonly Segment[]): unknown {
  let value = from
  for (const segment of segments) {
    const key = typeof segment === 'string' ? segment : 'index' in segment ? segment.index : null
    if (key === null || typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      throw new Misfit(`no such member of the descriptor: ${String(key)}`)
    }
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}
