import type { MessageParams, WalletModalError } from '../errors/WalletModalError.ts'
import type { account } from './en/account.ts'
import { common } from './en/common.ts'
import type { onramp } from './en/onramp.ts'
import type { permissions } from './en/permissions.ts'
import type { review } from './en/review.ts'
import type { reviewBitcoin } from './en/reviewBitcoin.ts'
import type { reviewDescriptor } from './en/reviewDescriptor.ts'
import type { reviewEip155 } from './en/reviewEip155.ts'
import type { reviewPolkadot } from './en/reviewPolkadot.ts'
import type { reviewSolana } from './en/reviewSolana.ts'
import type { signInTexts } from './en/signIn.ts'
import type { smartSessions } from './en/smartSessions.ts'
import type { swap } from './en/swap.ts'
import type { views } from './en/views.ts'
import type { Part } from './part.ts'

export type MessageKey =
  | keyof typeof common
  | keyof typeof views
  | keyof typeof account
  | keyof typeof swap
  | keyof typeof onramp
  | keyof typeof signInTexts
  | keyof typeof review
  | keyof typeof reviewEip155
  | keyof typeof reviewSolana
  | keyof typeof reviewBitcoin
  | keyof typeof reviewPolkadot
  | keyof typeof reviewDescriptor
  | keyof typeof smartSessions
  | keyof typeof permissions
type Catalogue = Partial<Record<MessageKey, string>>

export type Translate = (key: MessageKey, params?: MessageParams) => string

type PartLoaders = Partial<Record<Part, () => Promise<Catalogue>>>

/** Loaders of texts, by language and part. `later` loads the loaders of parts that only a few views need. */
const loaders: Record<string, PartLoaders & { later: () => Promise<PartLoaders> }> = {
  en: {
    common: async () => common,
    logins: () => import('./en/logins.ts').then((module) => module.logins),
    views: () => import('./en/views.ts').then((module) => module.views),
    later: () => import('./en/later.ts').then((module) => module.later),
  },
}

const catalogues: Record<string, Catalogue> = { en: { ...common } }

/** Returns the longest prefix of a BCP 47 tag that has a catalogue, else English. */
export function pickLanguage(tag: string): string {
  for (let name = tag.toLowerCase(); name; name = name.replace(/-?[^-]*$/, ''))
    if (Object.hasOwn(loaders, name)) return name
  return 'en'
}

/** Loads a part once. A text without a translation is English. */
export async function loadMessages(language: string, part: Part): Promise<void> {
  await Promise.all(
    [...new Set(['en', language])].map(async (name) => {
      const own = loaders[name]
      const load = own?.[part] ?? (await own?.later())?.[part]
      const texts = await load?.()
      // `catalogues` is read after the await, because another part may have loaded in the meantime.
      if (texts) catalogues[name] = { ...catalogues[name], ...texts }
    }),
  )
}

export function translate(language: string, key: MessageKey, params: MessageParams = {}): string {
  const text = catalogues[language]?.[key] ?? catalogues.en?.[key] ?? ''
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
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
