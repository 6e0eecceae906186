import * as z from 'zod/mini'
import { toDisplayText } from '../utils/displayText.ts'
import { nonEmptyText, orElse, text } from '../utils/schemas.ts'

/** Text from outside, cleaned by `toDisplayText`; empty text is invalid. */
export const displayText = z.pipe(z.pipe(text, z.transform(toDisplayText)), nonEmptyText)

/** An array that drops malformed entries and those beyond `most`. */
export function validEntries<Entry>(entry: z.ZodMiniType<Entry>, most?: number) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values) =>
      values.slice(0, most).flatMap((value) => {
        const parsed = entry.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}

/** An optional property that is dropped if it is malformed. */
export function lenient<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(orElse(schema, undefined))
}
