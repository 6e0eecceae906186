import { parseUnits } from 'ethers/utils'
import type { AmountProblem, ReadAmount } from '../../types/amount.ts'

/** Zeros of the digits that visitors may type beside 0 to 9: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const maxLength = 200
const maxBaseUnits = 2n ** 256n - 1n
const problem = (kind: AmountProblem): ReadAmount => ({ kind: 'problem', problem: kind })

const toLatinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((one) => code >= one && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** What stands between whole numbers and fractions in a language: mostly a point or a comma. */
export function decimalSeparator(language: string): '.' | ',' {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}

/** Without what is pasted around the digits: a sign of a currency or the symbol of the token, and spaces. */
function strip(text: string, symbol: string): string {
  let rest = text.trim()
  for (const unit of [symbol, 'USD']) {
    if (unit === '' || /\d/.test(unit)) continue
    if (rest.toLowerCase().endsWith(unit.toLowerCase())) rest = rest.slice(0, -unit.length).trim()
    if (rest.toLowerCase().startsWith(unit.toLowerCase())) rest = rest.slice(unit.length).trim()
  }
  return rest.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
}

const isGrouped = (whole: string, separator: string): boolean =>
  whole.split(separator).every((group, index, groups) => {
    if (index === 0) return /^[1-9]\d{0,2}$/.test(group)
    // Groups of two before the last one, of three, are India's.
    return index === groups.length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group)
  })

/** A number's text with a point and nothing else than digits; or why that cannot be said. */
function normalise(text: string, language: string): { decimal: string } | AmountProblem {
  // Spaces and apostrophes between groups of three.
  const joined = text.replace(/(?<=\d)[\p{Zs}'’](?=\d{3}(?!\d))/gu, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(joined)) return 'text'
  const own = decimalSeparator(language)
  const lastAt = Math.max(joined.lastIndexOf('.'), joined.lastIndexOf(','))
  if (lastAt < 0) return { decimal: joined }
  const last = joined[lastAt] ?? ''
  const isSingle = joined.indexOf(last) === lastAt
  const whole = joined.slice(0, lastAt)
  const fraction = joined.slice(lastAt + 1)
  const other = last === '.' ? ',' : '.'
  if (!isSingle) {
    const isWhole = !joined.includes(other) && isGrouped(joined, last)
    return isWhole ? { decimal: joined.replaceAll(last, '') } : 'text'
  }
  if (whole.includes(other)) {
    if (!isGrouped(whole, other)) return 'text'
    return { decimal: `${whole.replaceAll(other, '')}.${fraction}` }
  }
  // `1,234` is a thousand to some and little more than one to others.
  if (last !== own && isGrouped(joined, last)) return 'ambiguous'
  return { decimal: `${whole || '0'}.${fraction}` }
}

interface AmountRules {
  /** How many decimal places the token has. */
  decimals: number
  symbol: string
  /** BCP 47: whose decimal separator wins where text can be read in two ways. */
  language: string
}

/**
 * What typed or pasted text says of an amount. The separator of the visitor's language is taken, and the other one where
 * it can only be meant as one; where not even people could tell, it is a problem. Nothing is rounded.
 */
export function readAmount(text: string, { decimals, symbol, language }: AmountRules): ReadAmount {
  if (text.length > maxLength) return problem('large')
  const latin = text
    .replace(/\p{Nd}/gu, toLatinDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', "'")
  const bare = strip(latin, symbol)
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : problem('text')
  if (/^[-−]\s*[\d.,]/.test(bare)) return problem('negative')
  const normal = normalise(bare, language)
  if (typeof normal === 'string') return problem(normal)
  const [whole = '0', fraction = ''] = normal.decimal.split('.')
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return problem('decimals')
  if (whole.replace(/^0+/, '').length > maxDigits) return problem('large')
  const baseUnits = parseUnits(digits === '' ? whole : `${whole}.${digits}`, decimals)
  return baseUnits > maxBaseUnits ? problem('large') : { kind: 'amount', baseUnits }
}

/** Of the largest number of base units there is. */
const maxDigits = 78
