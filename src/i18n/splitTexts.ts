import type { Message } from '../types/message.ts'
import parts from './parts.json' with { type: 'json' }
import type { Catalogue, LaterPart, Part } from './parts.ts'

/** The texts of a language: those of the first opening, and the others by part. */
export interface LanguageTexts {
  opened: Catalogue
  load: (part: LaterPart) => Promise<Catalogue>
}

const rules = new Map(
  Object.entries(parts).flatMap(([part, rules]) => rules.map((rule) => [rule, part as Part])),
)

/**
 * Returns the part that a text loads with, by the longest rule of `parts.json`: a key with all keys below it, or the beginning of
 * keys, which ends in `_`. A key without a rule is in `connected`.
 */
function partOf(key: string): Part {
  const ends = [...key.matchAll(/[._]/g)].map(({ 0: mark, index }) =>
    key.slice(0, mark === '_' ? index + 1 : index),
  )
  const rule = [key, ...ends.reverse()].find((one) => rules.has(one))
  return (rule && rules.get(rule)) || 'connected'
}

/** Splits the JSON file of a language. In the build it is split already (`elements/bundle/texts.mjs`). */
export function splitTexts(texts: Catalogue): LanguageTexts {
  const byPart: Record<Part, Record<string, Message>> = {
    opened: {},
    connecting: {},
    connected: {},
    reviews: {},
  }
  for (const [key, text] of Object.entries(texts)) byPart[partOf(key)][key] = text
  return { opened: byPart.opened, load: async (part) => byPart[part] }
}
