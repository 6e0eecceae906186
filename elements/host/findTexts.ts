import type { ModalState } from '../../src/controllers/modal.ts'
import { options } from '../../src/controllers/options.ts'
import { addTexts, pageTexts } from '../../src/i18n/catalogue.ts'
import { loadLanguage, pickLanguage, textsFor } from '../../src/i18n/languages.ts'
import { loadMessages, usedParts } from '../../src/i18n/messages.ts'

/** Languages of scripts that run from right to left. */
const rightToLeft = /^(ar|ckb|fa|he|ps|sd|ug|ur)(?![^-])/

/**
 * Loads the texts of the first tag that has any, as many as were loaded in other languages. `dir` is the element's own,
 * which decides the direction if set.
 * @throws Error if a file does not load
 */
export async function findTexts(
  tags: readonly string[],
  dir: string,
): Promise<Pick<ModalState, 'language' | 'locale' | 'direction' | 'texts'>> {
  const own = options.texts ? (await import('./readTexts.ts')).readTexts() : {}
  const [language, tag] = pickLanguage(tags, Object.keys(own)) ?? ['en', tags[0] ?? 'en']
  for (const name of ['en', language]) pageTexts[name] = textsFor(name, own)
  const texts = await loadLanguage(language)
  if (texts) addTexts(language, texts.opened)
  // An open modal may show texts of any part that was loaded before.
  await Promise.all([...usedParts].map((part) => loadMessages(language, part)))
  const direction = rightToLeft.test(language) && !dir ? 'rtl' : undefined
  return { language, locale: `${tag}-u-nu-latn`, direction, texts: options.texts }
}
