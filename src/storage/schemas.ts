import * as z from 'zod/mini'
import { toDisplayText } from '../utils/displayText.ts'
import { nonEmptyText, orElse, text } from '../utils/schemas.ts'
import { toSymbol } from '../utils/toSymbol.ts'

/** Untrusted text, cleaned by `toDisplayText`. Invalid if nothing remains. */
export const displayText = z.pipe(z.pipe(text, z.transform(toDisplayText)), nonEmptyText)

/** Symbol of a token, cleaned by `toSymbol`. Invalid if nothing remains. */
export const symbolText = z.pipe(z.pipe(text, z.transform(toSymbol)), nonEmptyText)

/** An array. Malformed entries, and entries beyond the first `most`, are dropped; the latter are not even parsed. */
export function validEntries<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
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

/** An optional property; a malformed value becomes undefined. */
export function lenient<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(orElse(schema, undefined))
}
