import { cleanText } from './cleanText.ts'

const fold = (text: string) => cleanText(text).toLowerCase()

/**
 * True if one of the texts contains the query, whatever the case and without characters that show nothing, such as the
 * joiners of Persian words.
 */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const wanted = fold(query)
  return texts.some((text) => fold(text).includes(wanted))
}
