import * as z from 'zod/mini'
import { toDisplayText } from '../utils/displayText.ts'
import { nonEmptyText, orElse, text } from '../utils/schemas.ts'

/** Cleaned display text; empty text is invalid. */
export const displayText = z.pipe(z.pipe(text, z.transform(toDisplayText)), nonEmptyText)

/** One malformed entry does not invalidate the others. Entries after the first `most` are ignored. */
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

/** A malformed property is dropped instead of its object. */
export function lenient<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(orElse(schema, undefined))
}
