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

/** Maximum characters of a text, keys of a language, and languages; the package has some 1,100 keys. */
const maxLength = 2_000
const maxKeys = 5_000
const maxLanguages = 100

const isText = (value: unknown) => typeof value === 'string' && value.length <= maxLength

/** A text, or its plural forms. */
const message = z.custom<Message>(
  (value) => isText(value) || Object.values({ other: null, ...Object(value) }).every(isText),
  `not a text of at most ${maxLength} characters, nor plural forms with \`other\``,
)

/** An object with no more members than `most`, which is checked before they are parsed. */
function upTo<Value>(most: number, schema: z.ZodMiniType<Record<string, Value>>) {
  const few = z
    .unknown()
    .check(
      z.refine((value) => Object.keys(Object(value)).length <= most, `more than ${most} members`),
    )
  return z.pipe(few, schema)
}

const key = text.check(z.refine((name) => name.length <= 100, 'not a key'))

const textsAttribute = json(
  upTo(maxLanguages, record(languageTag, upTo(maxKeys, record(key, message)))),
)

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
