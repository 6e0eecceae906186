import { toDisplayLine } from '../utils/displayText.ts'

const maxWords = 160

/** Decodes the parameters of a payment URI. Null if a parameter in `single` occurs twice. */
export function readQuery(
  query: string,
  single: readonly string[],
): { get(name: string): string | undefined; all: [name: string, value: string][] } | null {
  const all = [...new URLSearchParams(query)]
  const values = (name: string) => all.filter(([own]) => own === name).map(([, value]) => value)
  if (single.some((name) => values(name).length > 1)) return null
  return { get: (name) => values(name)[0], all }
}

/** Joins label and message to one line without invisible characters. Undefined if both are empty. */
export function readWords(label = '', message = ''): string | undefined {
  const words = [label, message].map((text) => toDisplayLine(text, maxWords))
  return words.filter((text) => text !== '').join(': ') || undefined
}
