import type { PaymentRefusal } from '../types/payment.ts'
import { cleanCode } from '../utils/cleanText.ts'
import { toDisplayLine } from '../utils/displayText.ts'

const maxWords = 160
const maxParameter = 32

/** A character of a number. */
const ofNumber = /[\d.,]/

/**
 * Cleans a payment text as URL parsers do, which ignore line breaks and tabs; but one within a number of the query stays,
 * so that its parameter is refused: `0.1` and `5` on the next line would be `0.15`. Also removes spaces before the query,
 * and invisible characters except those of emoji, which names may contain.
 */
export function cleanPayment(text: string): string {
  const queryAt = text.includes('?') ? text.indexOf('?') : text.length
  const [target = '', ...query] = text
    .replace(/[\t\n\r]+/g, (space, at: number) => {
      const isInNumber =
        at > queryAt &&
        ofNumber.test(text[at - 1] ?? '') &&
        ofNumber.test(text[at + space.length] ?? '')
      return isInNumber ? space : ''
    })
    .replace(/(?!\u200c|\u200d|[\ufe0e\ufe0f]|[\u{e0020}-\u{e007f}])[\p{Cf}\p{DI}]/gu, '')
    .split('?')
  return [target.replace(/\s+/g, ''), ...query].join('?').trim()
}

/** Number of insertions, deletions and replacements of characters between two texts. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, own] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (own === other[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const maxDistance = 2

/** A name's letters and digits, since other writings differ in case, hyphens and spaces. */
const lettersOf = (name: string) =>
  cleanCode(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Names that apps without a standard give to the amount, its unit or the token. */
const moneyNames =
  /amount|token|currency|^(?:amt|asset|assetid|coin|contract|decimals|denomination|mint|sats?|spl|sum|symbol|units?|value)$/

function isMisspelt(name: string, known: readonly string[]): boolean {
  const letters = lettersOf(name)
  if (moneyNames.test(letters)) return true
  return known.some((one) => distanceOf(letters, lettersOf(one)) <= maxDistance)
}

/** Refuses a payment for a parameter that is not known, which its author may have meant to change the payment. */
export function refuseParameter(name: string): PaymentRefusal {
  return { problem: 'paymentUnknown', parameter: toDisplayLine(name, maxParameter) }
}

interface QueryRules {
  /** Parameters that are read. Each may occur once. */
  single: readonly string[]
  /** Parameters that are read, once at most, and change neither amount nor token: names like theirs are not refused. */
  times?: readonly string[]
  /** Parameters that are read and may occur several times. */
  repeated?: readonly string[]
  /** Parameters that other apps read. They are ignored. */
  ignored: readonly string[]
  /** True for a value that no unknown parameter may have. */
  isUnsafe?: (value: string) => boolean
}

interface Query {
  get(name: string): string | undefined
  all: [name: string, value: string][]
}

/**
 * Decodes the parameters of a payment URI. Refuses a parameter of `single` or `times` that occurs twice, and an unknown parameter
 * that may be a misspelt one: without it the payment could be one of another amount or token.
 */
export function readQuery(query: string, rules: QueryRules): Query | PaymentRefusal {
  const { single, times = [], repeated = [], ignored, isUnsafe = () => false } = rules
  const all = [...new URLSearchParams(query)]
  const values = (name: string) => all.filter(([own]) => own === name).map(([, value]) => value)
  if ([...single, ...times].some((name) => values(name).length > 1))
    return { problem: 'paymentParameter' }
  const known = [...single, ...repeated]
  const unknown = all.find(
    ([name, value]) =>
      ![...known, ...times, ...ignored].includes(name) &&
      (isMisspelt(name, known) || isUnsafe(value)),
  )
  if (unknown) return refuseParameter(unknown[0])
  return { get: (name) => values(name)[0], all }
}

/** Joins label and message to one line without invisible characters. Undefined if both are empty. */
export function readWords(label = '', message = ''): string | undefined {
  const words = [label, message].map((text) => toDisplayLine(text, maxWords))
  return words.filter((text) => text !== '').join(': ') || undefined
}
