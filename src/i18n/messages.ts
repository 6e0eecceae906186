import type { MessageParams, WalletModalError } from '../errors/WalletModalError.ts'
import {
  type Catalogue,
  type File,
  type Language,
  type MessageKey,
  type Part,
  pageTexts,
} from './catalogue.ts'
import { common } from './en/common.ts'

export type { MessageKey } from './catalogue.ts'

export type Translate = (key: MessageKey, params?: MessageParams) => string

type Loaders = Partial<Language>

/** Loaders of English texts. `later` loads the loaders of files that only a few views need. */
const english: Loaders & { later: () => Promise<Loaders> } = {
  common: async () => common,
  logins: () => import('./en/logins.ts').then((module) => module.logins),
  views: () => import('./en/views.ts').then((module) => module.views),
  errors: () => import('./en/errors.ts').then((module) => module.errors),
  later: () => import('./en/later.ts').then((module) => module.later),
}

const catalogues: Record<string, Catalogue> = { en: { ...common } }

/** Returns the files that a part needs: errors have files of their own, because they are also needed in English. */
function filesOf(part: Part): File[] {
  if (part === 'views') return ['logins', part, 'errors']
  return part === 'common' || part === 'logins' ? [part] : [part, 'laterErrors']
}

const isOfErrors = (file: File) => /logins|rrors/.test(file)

async function loadFile(language: string, file: File): Promise<void> {
  const loaders =
    language === 'en' ? english : await (await import('./languages.ts')).loadLanguage(language)
  const load = loaders?.[file] ?? (loaders === english && (await english.later())[file])
  // Texts that the language lacks are English, and so are the errors of events and logs.
  if (language !== 'en' && (!load || isOfErrors(file))) await loadFile('en', file)
  const texts = load && (await load())
  // `catalogues` is read after the await, because another file may have loaded in the meantime.
  if (texts) catalogues[language] = { ...catalogues[language], ...texts }
}

/** Loads a part once. A text without a translation is English. */
export async function loadMessages(language: string, part: Part): Promise<void> {
  await Promise.all(filesOf(part).map((file) => loadFile(language, file)))
}

/**
 * Returns a text with its parameters. The number `count` chooses among plural forms. Numbers are formatted by `locale`,
 * which is by default the language of the text.
 */
export function translate(
  language: string,
  key: MessageKey,
  params: MessageParams = {},
  locale?: string,
): string {
  const textIn = (name: string) => pageTexts[name]?.[key] ?? catalogues[name]?.[key]
  const own = textIn(language)
  const source = own === undefined ? 'en' : language
  const found = own ?? textIn('en') ?? ''
  const text =
    typeof found === 'string'
      ? found
      : (found[new Intl.PluralRules(source).select(Number(params.count))] ?? found.other)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    const format = locale ?? `${source}-u-nu-latn`
    return typeof value === 'number' ? new Intl.NumberFormat(format).format(value) : value
  })
}

/**
 * Returns the text that a service sent for the user, or else a text of the catalogue. With the kind `failure` this is
 * `failure.<code>`, which says what to do next. With another kind, or if there is no such text, it is `error.<code>`.
 */
export function errorText(
  language: string,
  { code, params, reason }: WalletModalError,
  kind = 'error',
): string {
  const text = reason ?? translate(language, `${kind}.${code}` as MessageKey, params)
  return text || translate(language, `error.${code}`, params)
}
