import type { PageTexts } from '../types/message.ts'
import type { Language } from './catalogue.ts'

/** The languages of the package besides English, by BCP 47 tag. */
const languages: Record<string, () => Promise<{ loaders: Language }>> = {
  ar: () => import('./ar/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fa: () => import('./fa/index.ts'),
  fr: () => import('./fr/index.ts'),
  he: () => import('./he/index.ts'),
  hi: () => import('./hi/index.ts'),
  id: () => import('./id/index.ts'),
  it: () => import('./it/index.ts'),
  ja: () => import('./ja/index.ts'),
  ko: () => import('./ko/index.ts'),
  nl: () => import('./nl/index.ts'),
  pl: () => import('./pl/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
  ru: () => import('./ru/index.ts'),
  th: () => import('./th/index.ts'),
  tr: () => import('./tr/index.ts'),
  uk: () => import('./uk/index.ts'),
  vi: () => import('./vi/index.ts'),
  'zh-Hans': () => import('./zh-Hans/index.ts'),
  'zh-Hant': () => import('./zh-Hant/index.ts'),
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

/** Loads the loaders of the texts for a language of the package or the page; undefined if the package has none. */
export async function loadLanguage(language: string): Promise<Language | undefined> {
  return (await languages[findName(language, Object.keys(languages)) ?? '']?.())?.loaders
}
