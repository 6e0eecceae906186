import { nearest } from '../../src/utils/nearest.ts'
import type { Issue } from './readAttributes.ts'

/** Common names of networks that are not similar to their slugs. */
const otherNames: Readonly<Record<string, string>> = {
  mainnet: 'ethereum',
  eth: 'ethereum',
  matic: 'polygon',
  bsc: 'bnb',
  btc: 'bitcoin',
}

/** Reads the value at the path of an issue, in JSON or in words separated by spaces. */
function valueAt(text: string, path: readonly PropertyKey[]): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = path.length > 0 ? text.trim().split(/\s+/) : text
  }
  if (path.length === 0) return text
  for (const key of path) value = Object(value)[key]
  return value
}

/** Names the place of the invalid part, the permitted values, and the one that was probably meant. */
export function explainIssue(name: string, text: string, { message, path }: Issue): string {
  const place = path.length > 0 ? ` at ${path.join('.')}` : ''
  const value = valueAt(text, path)
  // A part that is missing in the text has no place to name.
  const given = value === undefined ? 'nothing' : (JSON.stringify(value) ?? '').slice(0, 100)
  const problem = message.startsWith('not ') ? `${given} is ${message}` : `${message}: ${given}`
  const [, allowed] = /^not one of (.+)/.exec(message) ?? []
  const choices = allowed?.split(', ') ?? []
  const word = String(value)
  const alias = otherNames[word.toLowerCase()]
  const meant = alias && choices.includes(alias) ? alias : nearest(word, choices)
  return `Attribute ${name}${place}: ${problem}.${meant ? ` Did you mean "${meant}"?` : ''}`
}
