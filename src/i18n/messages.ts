import type { MessageParams, WalletModalError } from '../errors/WalletModalError.ts'
import { addTexts, catalogues, type MessageKey, type Part, pageTexts } from './catalogue.ts'

export type { MessageKey } from './catalogue.ts'

export type Translate = (key: MessageKey, params?: MessageParams) => string

/** Parts that were loaded in any language. */
export const usedParts = new Set<Part>()

/** Loads a part once. A text without a translation is English. */
export async function loadMessages(language: string, part: Part): Promise<void> {
  usedParts.add(part)
  // Logins of the first opening need no other code.
  if (language + part === 'enlogins') addTexts('en', (await import('./en/logins.ts')).logins)
  else await (await import('./loadTexts.ts')).loadTexts(language, part)
}

/** Reads a member that the object itself has: a page's texts may name `{constructor}`. */
const ownOf = <Value>(
  from: Readonly<Record<string, Value>> = {},
  name: string,
): Value | undefined => (Object.hasOwn(from, name) ? from[name] : undefined)

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
  const textIn = (name: string) => ownOf(pageTexts[name], key) ?? ownOf(catalogues[name], key)
  const own = textIn(language)
  const source = own === undefined ? 'en' : language
  const found = own ?? textIn('en') ?? ''
  const text =
    typeof found === 'string'
      ? found
      : (found[new Intl.PluralRules(source).select(Number(params.count))] ?? found.other)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ownOf(params, name) ?? ''
    return typeof value === 'number'
      ? new Intl.NumberFormat(locale ?? `${source}-u-nu-latn`).format(value)
      : value
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
