import type { translate } from '../../src/i18n/messages.ts'
import type { Message } from '../../src/types/message.ts'

/** Key of a text of the package, such as `title.Connect`. `texts.md` of the reference lists all, with their English texts. */
// The emitter writes out only types that are derived from a value, so this is not `MessageKey`.
export type TextKey = Parameters<typeof translate>[1]

/**
 * Texts of the page by language tag, such as `de` or `zh-Hant`, and by key. Texts that were read from elsewhere, such as
 * imported JSON, may have further keys, which have no effect.
 */
export type WalletModalTexts = Readonly<Record<string, Readonly<Partial<Record<TextKey, Message>>>>>
