import type { Holds } from '../table/Row.ts'
import type { Lie, ValueLie } from './World.ts'

/** Values of others that a lie puts in the place of the account's own. */
export interface Others {
  account: string
  token: string
  network: string
}

/** Direction marks, a zero-width space and a soft hyphen, which users cannot see. */
const marks = ['\u202e', '\u200b', '\u00ad', '\u2066']

/** Moves the decimal point of a decimal string by `power` places. */
function shift(text: string, power: number): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const sign = text.startsWith('-') ? '-' : ''
  const at = whole.length + power
  const digits = `${'0'.repeat(Math.max(0, -at))}${whole}${fraction}`.padEnd(at, '0')
  const place = Math.max(0, at)
  const rest = digits.slice(place).replace(/0+$/, '')
  const head = digits.slice(0, place).replace(/^0+(?=\d)/, '') || '0'
  return sign + (rest ? `${head}.${rest}` : head)
}

type Change = (text: string) => string

/** Changes a number in the form in which it was given: a JSON number, hexadecimal, or a decimal string. */
function changeNumber(value: unknown, change: Change): unknown {
  if (typeof value === 'number') return Number(change(String(value)))
  if (typeof value !== 'string') return value
  if (!/^0x[\da-f]+$/i.test(value)) return /^-?\d+(\.\d+)?$/.test(value) ? change(value) : value
  const changed = change(String(BigInt(value))).split('.')[0] ?? '0'
  return changed.startsWith('-') ? `-0x${changed.slice(1)}` : `0x${BigInt(changed).toString(16)}`
}

const numbers: Partial<Record<ValueLie, (lie: Lie) => Change>> = {
  zero: () => () => '0',
  less:
    ({ power }) =>
    (text) =>
      shift(text, -power),
  more:
    ({ power }) =>
    (text) =>
      shift(text, power),
  negative: () => (text) => `-${text}`,
  huge: () => () => '9'.repeat(30),
}

/** The value that a lie puts in the place of an honest one. `former` is an earlier honest answer. */
export function mutate(value: unknown, lie: Lie, holds: Holds, others: Others, former: unknown) {
  const change = numbers[lie.lie as ValueLie]
  if (change) return holds === 'number' ? changeNumber(value, change(lie)) : value
  switch (lie.lie) {
    case 'empty':
      return Array.isArray(value) ? [] : typeof value === 'string' ? '' : {}
    case 'null':
      return null
    case 'marks':
      return typeof value === 'string' ? withMarks(value) : value
    case 'former':
      return former === undefined ? value : former
    case 'other account':
      return swap(value, holds, others.account)
    case 'other token':
      return swap(value, holds, others.token)
    case 'other network':
      return typeof value === 'string' && /^[a-z\d]+:/.test(value)
        ? value.replace(/^[a-z\d]+:[^:]+/, others.network)
        : value
    case 'ended':
      return holds === 'phase' ? 'confirmed' : value
    default:
      return value
  }
}

const withMarks = (text: string) =>
  [...text].map((character, at) => (marks[at] ?? '') + character).join('')

/** Another digit in the middle, which is valid in hexadecimal, base58 and base64. */
function changeDigit(text: string): string {
  const at = Math.floor(text.length / 2)
  return text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1)
}

function swap(value: unknown, holds: Holds, other: string): unknown {
  if (typeof value !== 'string') return value
  // Of a CAIP-10 id only the last part is another's.
  if (holds === 'address') return value.replace(/[^:]+$/, other)
  if (holds === 'bytes') return changeDigit(value)
  if (holds !== 'hash') return value
  const last = value.at(-1) === '0' ? '1' : '0'
  return value.slice(0, -1) + last
}

/** Replaces the values at a path such as `balances[].price`; an absent member stays absent. */
export function replaceAt(
  value: unknown,
  path: string,
  change: (value: unknown, place: string) => unknown,
  place = '',
): unknown {
  if (path === '') return change(value, place)
  if (path.startsWith('[]')) {
    if (!Array.isArray(value)) return value
    return value.map((one, at) => replaceAt(one, path.slice(2), change, `${place}.${at}`))
  }
  const [, name = '', rest = ''] = /^\.?([^.[]+)(.*)$/.exec(path) ?? []
  if (typeof value !== 'object' || value === null || !(name in value)) return value
  const member = replaceAt(Reflect.get(value, name), rest, change, `${place}.${name}`)
  return Array.isArray(value) ? value : { ...value, [name]: member }
}
