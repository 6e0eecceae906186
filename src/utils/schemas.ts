import * as z from 'zod/mini'
import type { AccountType } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import { isNamespace } from './caip.ts'

/**
 * Schemas for every place where values from outside are parsed. Their checks are refinements, because each check that
 * zod offers would add bytes to page load.
 */

export const text = z.string()
export const nonEmptyText = text.check(z.refine((value) => value.length > 0, 'empty'))
export const namespace = z.custom<Namespace>(isNamespace, 'not a namespace')
/** Custom schemas replace those of zod, each of which would add bytes to the first open. */
export const finiteNumber = z.custom<number>((value) => Number.isFinite(value), 'not a number')
export const bool = z.custom<boolean>((value) => typeof value === 'boolean', 'not true or false')
export function oneOf<const Value extends string>(values: readonly Value[]) {
  const isOne = (value: unknown) => values.includes(value as Value)
  return z.custom<Value>(isOne, `not one of ${values.join(', ')}`)
}

const accountType: z.ZodMiniType<AccountType> = oneOf([
  'eoa',
  'smartAccount',
  'payment',
  'ordinal',
  'stx',
])

/**
 * Copies own properties only. zod iterates with `for … in`, which includes properties that a page has added to
 * `Object.prototype`.
 */
const ownEntries = z.transform((value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value,
)

/** An object with any number of entries. The schema that zod offers would add 700 bytes to the first open. */
export function record<Key extends string, Value>(
  key: z.ZodMiniType<Key>,
  value: z.ZodMiniType<Value>,
): z.ZodMiniType<Record<Key, Value>> {
  const entries = z.catchall(z.object({}), value).check(({ value: given, issues }) => {
    for (const name of Object.keys(given)) {
      const checked = key.safeParse(name)
      if (checked.success) continue
      const message = checked.error.issues[0]?.message ?? 'not a valid key'
      issues.push({ code: 'custom', path: [name], input: name, message })
    }
  })
  return z.pipe(ownEntries, entries) as unknown as z.ZodMiniType<Record<Key, Value>>
}

export function orElse<Value, Fallback>(schema: z.ZodMiniType<Value>, fallback: Fallback) {
  return z.transform((value: unknown): Value | Fallback => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : fallback
  })
}

export function orNull<Value>(schema: z.ZodMiniType<Value>) {
  const given = z.transform((value: unknown): unknown => value ?? undefined)
  return z.pipe(
    z.pipe(given, z.optional(schema)),
    z.transform((value): Value | null => value ?? null),
  )
}

export const accountTypes = record(namespace, accountType)
