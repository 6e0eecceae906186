import * as z from 'zod/mini'
import { englishTexts } from '../../src/i18n/catalogue.ts'
import { laterParts } from '../../src/i18n/parts.ts'
import type { PageTexts } from '../../src/types/message.ts'
import { allAttributes } from './attributes.ts'
import { explainer, type Issue } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'

/** Returns the Levenshtein distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1]
    for (const [left, wanted] of [...other].entries()) {
      const replaced = (row[left] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min((next[left] ?? 0) + 1, (row[left + 1] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row[other.length] ?? 0
}

export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const given = text.toLowerCase().slice(0, 50)
  let best: string | undefined
  // The maximum distance is a third of the letters, but at least 2 for four letters or more, since swapping two
  // neighbours is a distance of 2.
  const limit = Math.max(given.length > 3 ? 2 : 1, given.length / 3)
  let least = limit
  for (const candidate of candidates) {
    const wanted = candidate.toLowerCase()
    const letters = distance(given, wanted)
    const away = given.startsWith(`${wanted}-`) ? Math.min(letters, limit) : letters
    if (away > least || (away === least && best)) continue
    best = candidate
    least = away
  }
  return best
}

/**
 * Slugs of networks by their other common names. The comparison of letters does not find these, since the names differ
 * too much from the slugs.
 */
const otherNames: Readonly<Record<string, string>> = {
  mainnet: 'ethereum',
  eth: 'ethereum',
  matic: 'polygon',
  bsc: 'bnb',
  btc: 'bitcoin',
}

/** Returns the part of the attribute's text at the path of an issue. The text is JSON, or words separated by spaces. */
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

/** Returns at most 100 characters of JSON. */
function toShortJson(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? '').slice(0, 100)
  } catch {
    return 'JSON that is nested too deeply'
  }
}

/** Describes an invalid attribute to developers: the invalid part, and the permitted value that was probably meant. */
export function explainIssue(name: string, text: string, { message, path }: Issue): string {
  const place = path.length > 0 ? ` at ${path.join('.')}` : ''
  const value = valueAt(text, path)
  // If a required part is missing in the text, `value` is undefined.
  const given = value === undefined ? 'nothing' : toShortJson(value)
  const problem = message.startsWith('not ') ? `${given} is ${message}` : `${message}: ${given}`
  const [, allowed] = /^not one of (.+)/.exec(message) ?? []
  const choices = allowed?.split(', ') ?? []
  // `String` throws for some objects, as for {"toString": 1}.
  const word = typeof value === 'object' ? '' : String(value)
  const alias = otherNames[word.toLowerCase()]
  const meant = alias && choices.includes(alias) ? alias : nearest(word, choices)
  return `Attribute ${name}${place}: ${problem}.${meant ? ` Did you mean "${meant}"?` : ''}`
}

/** Unknown keys of texts, and former names, that the console has named. */
const named = new Set<string>()

/** Returns the keys of all English texts. Adds none to the catalogue, which stays as in production. */
async function loadKeys(): Promise<string[]> {
  const later = await Promise.all(laterParts.map((part) => englishTexts.load(part)))
  return [englishTexts.opened, ...later].flatMap((texts) => Object.keys(texts))
}

/** Warns in the console, once for each key, of keys that no English text has. Never rejects. */
async function checkTexts(texts: PageTexts): Promise<void> {
  const known = await loadKeys().catch(() => undefined)
  if (!known) return
  for (const [tag, own] of Object.entries(texts)) {
    for (const key of Object.keys(own)) {
      const place = `Attribute texts at ${tag}: "${key}"`
      if (known.includes(key) || named.has(place)) continue
      named.add(place)
      const meant = nearest(key, known)
      const hint = meant ? ` Did you mean "${meant}"?` : ''
      // biome-ignore lint/suspicious/noConsole: no error, since the text may be of another version of the package
      console.warn('[wallet-modal]', `${place} is not the key of a text, and has no effect.${hint}`)
    }
  }
}

/** Warns in the console, once for each name, that an attribute or a member of `features` has another name now. */
function warnRenamed(former: string, present: string): void {
  if (named.has(former)) return
  named.add(former)
  // biome-ignore lint/suspicious/noConsole: no error, since the former name works
  console.warn(
    '[wallet-modal]',
    `"${former}" is called "${present}" now. The former name works until the next major version.`,
  )
}

// This chunk loads only during development. Loading it turns the explanations on.
Object.assign(explainer, { explain: explainIssue, checkTexts, warnRenamed })

/** True if an attribute has a mistake, which the host boundary reports. */
export function required(element: HTMLElement): boolean {
  return Object.entries({ ...allAttributes, siwx: siwxAttribute }).some(([name, schema]) => {
    const text = element.getAttribute(name)
    return text !== null && !z.safeParse(schema as z.ZodMiniType, text).success
  })
}

/** Time in ms after which a missing modal is reported; the page may insert it after the button. */
const patienceMs = 3_000

const lost = new WeakSet<Element>()

/** Warns once in the console if the attribute `for` of a companion button is the id of no element. */
export function warnIfLost(button: Element): void {
  if (lost.has(button)) return
  lost.add(button)
  setTimeout(() => {
    const id = button.getAttribute('for')
    const root = button.getRootNode() as Document | ShadowRoot
    if (!button.isConnected || root.getElementById?.(id ?? '')) return
    // biome-ignore lint/suspicious/noConsole: no event can report that the modal is missing
    console.warn('No element has id', id, button)
  }, patienceMs)
}
