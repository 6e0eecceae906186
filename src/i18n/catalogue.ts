import type { Message, Plural } from '../types/message.ts'
import type { account } from './en/account.ts'
import { common } from './en/common.ts'
import type { errors } from './en/errors.ts'
import type { laterErrors } from './en/laterErrors.ts'
import type { logins } from './en/logins.ts'
import type { onramp } from './en/onramp.ts'
import type { permissions } from './en/permissions.ts'
import type { review } from './en/review.ts'
import type { reviewBitcoin } from './en/reviewBitcoin.ts'
import type { reviewDescriptor } from './en/reviewDescriptor.ts'
import type { reviewEip155 } from './en/reviewEip155.ts'
import type { reviewPolkadot } from './en/reviewPolkadot.ts'
import type { reviewSolana } from './en/reviewSolana.ts'
import type { signIn } from './en/signIn.ts'
import type { smartSessions } from './en/smartSessions.ts'
import type { swap } from './en/swap.ts'
import type { views } from './en/views.ts'

/**
 * English has these errors eagerly, because events have them from the start. Other languages have them with the other
 * errors, so that less loads with the first opening.
 */
type CommonError = Extract<keyof typeof common, `error.${string}`>

/** The English texts, by the file of a language's folder that has them. English defines the keys of all languages. */
interface English {
  common: Omit<typeof common, CommonError>
  logins: typeof logins
  views: typeof views
  errors: typeof errors & Pick<typeof common, CommonError>
  laterErrors: typeof laterErrors
  account: typeof account
  swap: typeof swap
  onramp: typeof onramp
  signIn: typeof signIn
  review: typeof review
  reviewEip155: typeof reviewEip155
  reviewSolana: typeof reviewSolana
  reviewBitcoin: typeof reviewBitcoin
  reviewPolkadot: typeof reviewPolkadot
  reviewDescriptor: typeof reviewDescriptor
  smartSessions: typeof smartSessions
  permissions: typeof permissions
}

/** A file in the folder of each language. */
export type File = keyof English

/** Texts that load together; a view names those that it needs. The texts of errors load with the parts around them. */
export type Part = Exclude<File, 'common' | 'errors' | 'laterErrors'>

export type MessageKey = { [Name in File]: keyof English[Name] }[File]

/** The texts of a file in any language: the keys of the English file, with plural forms where English has them. */
export type TextsOf<Name extends File> = {
  readonly [Key in keyof English[Name]]: English[Name][Key] extends string ? string : Plural
}

export type Catalogue = Partial<Record<MessageKey, Message>>

/** The texts that have loaded, by language. */
export const catalogues: Record<string, Catalogue> = { en: { ...common } }

/** Texts of the page by language; they take the place of the package's texts. */
export const pageTexts: Record<string, Readonly<Record<string, Message>>> = {}

/** Adds the texts of a file to those of a language. */
export function addTexts(language: string, texts: Catalogue): void {
  catalogues[language] = { ...catalogues[language], ...texts }
}

/** Loaders of the files of a language. */
export type Language = { readonly [Name in File]: () => Promise<TextsOf<Name>> }
