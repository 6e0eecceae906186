import type { MessageParams, WalletModalError } from '../errors/WalletModalError.ts'
import { addTexts, catalogues, englishTexts, pageTexts } from './catalogue.ts'
import type { Parameters } from './parameters.ts'
import type { LaterPart, MessageKey } from './parts.ts'

export type { MessageKey } from './parts.ts'

/**
 * Arguments after the key of a text: an object with each of its parameters, and nothing for a text without any. A key that is
 * only known at run time takes any object.
 */
export type ParamsOf<Key extends MessageKey, Value = string | number> = [MessageKey] extends [Key]
  ? [params?: Readonly<Record<string, Value>>]
  : [Parameters[Key]] extends [never]
    ? [params?: Readonly<Record<string, never>>]
    : [params: Readonly<Record<Parameters[Key], Value>>]

export type Translate = <Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>) => string

/** Parts that were loaded in any language. */
export const usedParts = new Set<LaterPart>()

async function loadOwn(language: string, part: LaterPart): Promise<void> {
  const texts = await (await import('./languages.ts')).loadLanguage(language)
  if (texts) addTexts(language, await texts.load(part))
}

/** Loads a part. English loads with each language: events and logs have it, and it stands in for what the language lacks. */
export async function loadMessages(language: string, part: LaterPart): Promise<void> {
  usedParts.add(part)
  const own = language === 'en' ? undefined : loadOwn(language, part)
  const [texts] = await Promise.all([englishTexts.load(part), own])
  addTexts('en', texts)
}

/** Reads a member that the object itself has: a page's texts may name `{constructor}`. */
const ownOf = <Value>(
  from: Readonly<Record<string, Value>> = {},
  name: string,
): Value | undefined => (Object.hasOwn(from, name) ? from[name] : undefined)

const isRightToLeft = (language: string): boolean => /^(ar|fa|he)$/.test(language)

/** Isolates a value, so that an address or a Latin name does not change places with the words around it. */
const isolate = (value: string): string => `\u2068${value}\u2069`

/**
 * Returns a text with its parameters. The number `count` chooses among plural forms. Numbers are formatted by `locale`,
 * which is by default the language of the text.
 */
export function translate<Key extends MessageKey>(
  language: string,
  key: Key,
  params?: ParamsOf<Key>[0],
  locale?: string,
): string {
  const given: MessageParams = params ?? {}
  const textIn = (name: string) => ownOf(pageTexts[name], key) ?? ownOf(catalogues[name], key)
  const own = textIn(language)
  const source = own === undefined ? 'en' : language
  const found = own ?? textIn('en') ?? ''
  const text =
    typeof found === 'string'
      ? found
      : (found[new Intl.PluralRules(source).select(Number(given.count))] ?? found.other)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownOf(given, name) ?? ''
    if (typeof value === 'number')
      return new Intl.NumberFormat(locale ?? `${source}-u-nu-latn`).format(value)
    return value && isRightToLeft(source) ? isolate(value) : value
  })
}

/**
 * Returns a text of the catalogue. The kind `failure` says what to do next, as `failure.<code>` or that of a known reason. The
 * kind `error` is `error.<code>`, or the text that a service sent; it stands in for a `failure` that is missing.
 */
export function errorText(
  language: string,
  { code, params, reason, sentence, known }: WalletModalError,
  kind: 'error' | 'failure' = 'error',
): string {
  const failure = (key: string) => translate(language, `failure.${key}` as MessageKey, params)
  const text = kind === 'failure' && ((known && failure(`${code}.${known}`)) || failure(code))
  return sentence || text || (reason ?? translate(language, `error.${code}`, params))
}

/** A text behind Details, and its language if that is not the modal's. */
export interface ErrorDetail {
  text: string
  lang?: 'en'
}

/** Returns what a service, node or contract said, which is mostly English, or else the catalogue's text. */
export function errorDetail(language: string, error: WalletModalError): ErrorDetail {
  const words = error.reason ?? error.params.reason
  return words ? { text: String(words), lang: 'en' } : { text: errorText(language, error) }
}

/** Returns the text of events and logs, which is English, so that developers can search for it. */
export function eventText(error: WalletModalError): string {
  const text = errorText('en', error)
  return error.isOfOneNode ? `${text}. ${translate('en', 'transaction.oneNode')}` : text
}
