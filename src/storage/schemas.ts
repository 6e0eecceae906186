import * as z from 'zod/mini'
import { toDisplayText } from '../utils/displayText.ts'
import { nonEmptyText, orElse, text } from '../utils/schemas.ts'

/** A string that is worth showing; not valid when nothing of it is left. */
export const displayText = z.pipe(z.pipe(text, z.transform(toDisplayText)), nonEmptyText)

/**
 * A list of which malformed entries are dropped: one bad entry must not cost the others. Entries beyond the first
 * `most` are not looked at.
 */
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

/** A property that is dropped, not the object, when it is malformed. */
export function lenient<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(orElse(schema, undefined))
}
