import * as z from 'zod/mini'
import { options } from '../../src/controllers/options.ts'
import type { Message, PageTexts } from '../../src/types/message.ts'
import { record, text } from '../../src/utils/schemas.ts'
import { explainer, parseAttribute } from './readAttributes.ts'
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

/** Returns the texts of the attribute `texts`. If it is invalid, its last valid texts stay. */
export function readTexts(): PageTexts {
  if (given !== options.texts) {
    given = options.texts
    texts = given ? (parseAttribute('texts', textsAttribute, given) ?? texts) : {}
    explainer.checkTexts?.(texts)
  }
  return texts
}
