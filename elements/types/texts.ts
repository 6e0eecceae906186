import type { Parameters } from '../../src/i18n/parameters.ts'
import type { Message } from '../../src/types/message.ts'

/** Key of a text of the package, such as `title.Connect`. `texts.md` of the reference lists all, with their English texts. */
export type TextKey = keyof Parameters

/**
 * Texts of the page by language tag, such as `de` or `zh-Hant`, and by key. Texts that were read from elsewhere, such as
 * imported JSON, may have further keys, which have no effect.
 */
export type WalletModalTexts = Readonly<Record<string, Readonly<Partial<Record<TextKey, Message>>>>>
