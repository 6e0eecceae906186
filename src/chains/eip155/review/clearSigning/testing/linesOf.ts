import { readTexts } from '../../../../../i18n/testing/readTexts.ts'
import type { Statement, StatementValue } from '../../../../../types/review.ts'

const english = readTexts('en')
/** Texts of descriptors; others are told by their keys. */
const ofDescriptors = /^review\.(described|field|descriptor)(\.|$)/

/** Writes a value as the view does, with units by their address. */
function write(value: string | StatementValue): string {
  if (typeof value === 'string') return value
  switch (value.kind) {
    case 'mixed':
      return value.parts.map(write).join('')
    case 'text':
      return value.text
    case 'address':
      return value.address
    case 'number':
      return String(value.value)
    case 'usd':
      return `${value.cents} cents`
    case 'date':
      return `date ${value.seconds}`
    case 'period':
      return `${value.seconds} s`
  }
  const { unit } = value
  const name =
    typeof unit === 'string'
      ? unit
      : 'token' in unit
        ? unit.token
        : `${unit.symbol}/${unit.decimals}`
  return value.kind === 'symbol' ? name : `${value.amount} ${name}`
}

/** A statement with its notes and parts, as indented lines. Texts of other parts of the catalogue are their keys. */
export function linesOf({ text, values = {}, notes = [], parts = [] }: Statement): string[] {
  const template = ofDescriptors.test(text) ? String(english[text]) : text
  const line = template.replace(/\{(\w+)\}/g, (_, name) => write(values[name] ?? name))
  return [line, ...[...notes, ...parts].flatMap(linesOf).map((one) => `  ${one}`)]
}
