import { reviewDescriptor } from '../../../../../i18n/en/reviewDescriptor.ts'
import type { Statement, StatementValue } from '../../../../../types/review.ts'

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
  const known: Record<string, string> = reviewDescriptor
  const template = Object.hasOwn(known, text) ? (known[text] ?? '') : text
  const line = template.replace(/\{(\w+)\}/g, (_, name) => write(values[name] ?? name))
  return [line, ...[...notes, ...parts].flatMap(linesOf).map((one) => `  ${one}`)]
}
