import * as z from 'zod/mini'
import type { ModalState } from '../../src/controllers/modal.ts'
import { options } from '../../src/controllers/options.ts'
import { pageTexts } from '../../src/i18n/catalogue.ts'
import { pickLanguage, textsFor } from '../../src/i18n/languages.ts'
import { usedParts } from '../../src/i18n/loadTexts.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import type { Message, PageTexts } from '../../src/types/message.ts'
import { record, text } from '../../src/utils/schemas.ts'
import { parseAttribute } from './readAttributes.ts'
import { json } from './schemas.ts'

/** A language with an optional script and region. `Intl` throws for other texts. */
const languageTag = text.check(
  z.refine(
    (tag) => /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag),
    'not a language tag such as de or zh-Hant',
  ),
)

/** A text, or its plural forms. */
const message = z.custom<Message>(
  (value) =>
    typeof value === 'string' ||
    Object.values({ other: null, ...Object(value) }).every((form) => typeof form === 'string'),
  'not a text, nor plural forms with `other`',
)

const textsAttribute = json(record(languageTag, record(text, message)))

/** The attribute's last text, and its last valid value. */
let given: string | undefined
let texts: PageTexts = {}

function readTexts(): PageTexts {
  if (given !== options.texts) {
    given = options.texts
    texts = given ? (parseAttribute('texts', textsAttribute, given) ?? texts) : {}
  }
  return texts
}

/** Languages of scripts that run from right to left. */
const rightToLeft = /^(ar|ckb|fa|he|ps|sd|ug|ur)(?![^-])/

/**
 * Loads the texts of the first tag that has any, as many as were loaded in other languages. `dir` is the element's own, which decides the direction if set.
 * @throws Error if a file does not load
 */
export async function findTexts(
  tags: readonly string[],
  dir: string,
): Promise<Pick<ModalState, 'language' | 'locale' | 'direction' | 'texts'>> {
  const own = readTexts()
  const [language, tag] = pickLanguage(tags, Object.keys(own)) ?? ['en', tags[0] ?? 'en']
  for (const name of ['en', language]) pageTexts[name] = textsFor(name, own)
  // An open modal may show texts of any part that was loaded before.
  const parts = new Set(usedParts)
  if (options.hasConnectMethods) parts.add('logins')
  await Promise.all([...parts].map((part) => loadMessages(language, part)))
  const direction = rightToLeft.test(language) && !dir ? 'rtl' : undefined
  return { language, locale: `${tag}-u-nu-latn`, direction, texts: options.texts }
}
