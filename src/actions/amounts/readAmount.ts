import type { AmountProblem, ReadAmount } from '../../types/amount.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { cleanText } from '../../utils/cleanText.ts'
import { toLatinDigits } from '../../utils/latinDigits.ts'
import { parseUnits } from '../../utils/parseUnits.ts'

const maxLength = 200
const maxBaseUnits = 2n ** 256n - 1n
const problem = (kind: AmountProblem): ReadAmount => ({ kind: 'problem', problem: kind })

function decimalSeparator(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}

/** Returns the signs of a currency in the user's language, and in English of the US and Canada: `$`, `US$`. */
function signsOf(currency: string, locale: string): string[] {
  if (!/^[a-z]{3}$/i.test(currency)) return []
  const displays = ['symbol', 'narrowSymbol'] as const
  return [locale, 'en', 'en-CA'].flatMap((tag) =>
    displays.map((currencyDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
    }),
  )
}

/**
 * Matches a unit that can be removed from an amount: without digits, and with a letter or a sign. Anybody can name a token
 * `.` or `-`.
 */
const isUnit = /^(?!.*\d).*[\p{L}\p{Sc}\p{So}]/u

function strip(text: string, { symbol, isMoney, locale }: AmountRules): string {
  const units = [symbol, ...(isMoney ? signsOf(symbol, locale) : [])]
    .map((unit) => cleanText(unit).toLowerCase())
    .filter((unit) => isUnit.test(unit))
    .sort((a, b) => b.length - a.length)
  let rest = text.trim()
  const after = units.find((unit) => rest.toLowerCase().endsWith(unit))
  if (after) rest = rest.slice(0, -after.length).trim()
  const before = units.find((unit) => rest.toLowerCase().startsWith(unit))
  return before ? rest.slice(before.length).trim() : rest
}

/** Matches a currency sign, or a word beside the digits, that is left after `strip` has removed the field's unit. */
const otherUnit = /\p{Sc}|^\p{L}+\s*[\d.,]|[\d.,]\s*\p{L}+$/u

const isGrouped = (whole: string, separator: string): boolean =>
  whole.split(separator).every((group, index, groups) => {
    if (index === 0) return /^[1-9]\d{0,2}$/.test(group)
    // In India every group before the last three digits has two digits.
    return index === groups.length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group)
  })

/**
 * Removes spaces and apostrophes between groups of digits. Null if they do not group the digits before the decimal
 * separator: `0 500` can mean 500 or 0.5.
 */
function joinGroups(text: string): string | null {
  const even = text.replace(/\p{Zs}/gu, ' ').replaceAll('’', "'")
  const [whole = ''] = even.split(/[.,]/)
  const separator = /[ ']/.exec(whole)?.[0]
  if (separator !== undefined && !isGrouped(whole, separator)) return null
  return even.replace(/(?<=\d)[ '](?=\d{3}(?!\d))/g, '')
}

/** Number of digits in a group, and therefore of decimals that may be a group instead. */
const groupDigits = 3

function normalise(
  text: string,
  { locale, decimals }: Pick<AmountRules, 'locale' | 'decimals'>,
): { decimal: string } | AmountProblem {
  const joined = joinGroups(text)
  if (joined === null || !/^[\d.,]*\d[\d.,]*$/.test(joined)) return 'text'
  const own = decimalSeparator(locale)
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
  // `1,234` is 1234 in some languages and 1.234 in others. In a unit with fewer decimals, as cents, `1.000` may be a group.
  const isShorter = decimals < groupDigits && fraction.replace(/0+$/, '').length <= decimals
  const mayBeGroup = last !== own || isShorter
  if (mayBeGroup && isGrouped(joined, last)) return 'ambiguous'
  return { decimal: `${whole || '0'}.${fraction}` }
}

interface AmountRules {
  decimals: number
  /** Unit of the field: a token's symbol, or a currency code. */
  symbol: string
  /** True if the unit is a currency. The field then also accepts signs of the currency. */
  isMoney?: boolean
  /** BCP 47 tag. If the text has a single separator, it is read as this language's decimal separator where possible. */
  locale: string
}

/**
 * Converts the entered text to base units, without rounding. Point and comma are both accepted as decimal separators,
 * unless the text is ambiguous. A unit other than `symbol` is a problem, and so are digits of several scripts.
 */
export function readAmount(text: string, rules: AmountRules): ReadAmount {
  const { decimals } = rules
  if (text.length > maxLength) return problem('large')
  const clean = cleanText(text)
  if (clean === '') return { kind: 'empty' }
  const latin = toLatinDigits(clean)?.replaceAll('٫', '.').replaceAll('٬', "'")
  const bare = strip(latin ?? '', rules)
  if (bare === '') return problem('text')
  if (/^[-−]\s*[\p{Sc}\d.,]/u.test(bare)) return problem('negative')
  if (/\d/.test(bare) && otherUnit.test(bare)) return problem('unit')
  const normal = normalise(bare, rules)
  if (typeof normal === 'string') return problem(normal)
  const [whole = '0', fraction = ''] = normal.decimal.split('.')
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return problem('decimals')
  if (whole.replace(/^0+/, '').length > maxDigits) return problem('large')
  const baseUnits = parseUnits(digits === '' ? whole : `${whole}.${digits}`, decimals)
  return baseUnits > maxBaseUnits ? problem('large') : { kind: 'amount', baseUnits }
}

/** Number of digits of the largest uint256. */
const maxDigits = 78

/** Replaces the decimal point by the decimal separator of the locale. */
export const localizeDecimal = (decimal: string, locale: string): string =>
  decimal.replace('.', decimalSeparator(locale))

export function toInputText(baseUnits: bigint, decimals: number, locale: string): string {
  return localizeDecimal(formatUnits(baseUnits, decimals), locale)
}

/** Converts a decimal amount of the API into base units. Digits beyond the token's decimals are cut off. */
export function toBaseUnits({ numeric, decimals }: TokenBalance['quantity']): bigint {
  const [whole = '0', fraction = ''] = numeric.split('.')
  const places = Number(decimals)
  const digits = fraction.slice(0, places)
  return parseUnits(digits === '' ? whole : `${whole}.${digits}`, places)
}
