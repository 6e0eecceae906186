import type { PageTexts } from '../types/message.ts'
import type { Catalogue } from './parts.ts'
import { type LanguageTexts, splitTexts } from './splitTexts.ts'

/** The languages of the package besides English, by BCP 47 tag. */
const languages: Record<string, () => Promise<{ default: Catalogue }>> = {
  ar: () => import('./texts/ar.json'),
  de: () => import('./texts/de.json'),
  es: () => import('./texts/es.json'),
  fa: () => import('./texts/fa.json'),
  fr: () => import('./texts/fr.json'),
  he: () => import('./texts/he.json'),
  hi: () => import('./texts/hi.json'),
  id: () => import('./texts/id.json'),
  it: () => import('./texts/it.json'),
  ja: () => import('./texts/ja.json'),
  ko: () => import('./texts/ko.json'),
  nl: () => import('./texts/nl.json'),
  pl: () => import('./texts/pl.json'),
  'pt-BR': () => import('./texts/pt-BR.json'),
  ru: () => import('./texts/ru.json'),
  th: () => import('./texts/th.json'),
  tr: () => import('./texts/tr.json'),
  uk: () => import('./texts/uk.json'),
  vi: () => import('./texts/vi.json'),
  'zh-Hans': () => import('./texts/zh-Hans.json'),
  'zh-Hant': () => import('./texts/zh-Hant.json'),
}

const shipped = [...Object.keys(languages), 'en']

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** Returns the most likely script of a tag: `Hant` for `zh-TW` (https://unicode.org/reports/tr35/#Likely_Subtags). */
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script

const isWithin = (tag: string, range: string) =>
  `${tag}-`.toLowerCase().startsWith(`${range}-`.toLowerCase())

/**
 * Chooses the language for a tag among names such as `de` and `zh-Hant`: the tag itself or its longest prefix (RFC 4647,
 * lookup), else a name with the same language and script, else one with the same language.
 */
function findName(tag: string, names: readonly string[]): string | undefined {
  const prefixes = names.filter((name) => isWithin(tag, name))
  if (prefixes.length > 0) return prefixes.reduce((a, b) => (b.length > a.length ? b : a))
  const related = names.filter((name) => languageOf(name) === languageOf(tag))
  if (related.length < 2) return related[0]
  return related.find((name) => scriptOf(name) === scriptOf(tag)) ?? related[0]
}

/**
 * Returns the language whose texts fit the first possible tag, and this tag. `pageTags` are the tags for which the page
 * has texts.
 */
export function pickLanguage(
  tags: readonly string[],
  pageTags: readonly string[] = [],
): readonly [language: string, tag: string] | undefined {
  const names = [...new Set([...pageTags, ...shipped])]
  for (const tag of tags) {
    // `iw` is an older tag of `he`.
    const name = findName(tag, names) ?? findName(Intl.getCanonicalLocales(tag)[0] ?? tag, names)
    if (name) return [name, tag]
  }
  return undefined
}

/** Returns the page's texts for a language. Texts of a tag also hold for its regions and scripts. */
export function textsFor(language: string, texts: PageTexts): PageTexts[string] {
  const ranges = Object.keys(texts).filter((tag) => isWithin(language, tag))
  const widestFirst = ranges.sort((a, b) => a.length - b.length)
  return Object.assign({}, ...widestFirst.map((tag) => texts[tag]))
}

/** Loads the texts of the first opening in a language of the package or the page; undefined if the package has none. */
export async function loadLanguage(language: string): Promise<LanguageTexts | undefined> {
  const texts = await languages[findName(language, Object.keys(languages)) ?? '']?.()
  return texts && splitTexts(texts.default)
}
