import type { Message } from '../types/message.ts'
import type { Catalogue } from './parts.ts'
import { splitTexts } from './splitTexts.ts'
import english from './texts/en.json' with { type: 'json' }

export const englishTexts = splitTexts(english)

/** The texts that have loaded, by language. */
export const catalogues: Record<string, Catalogue> = { en: englishTexts.opened }

/** Texts of the page by language; they take the place of the package's texts. */
export const pageTexts: Record<string, Readonly<Record<string, Message>>> = {}

/** Adds texts to those of a language. */
export function addTexts(language: string, texts: Catalogue): void {
  catalogues[language] = { ...catalogues[language], ...texts }
}
