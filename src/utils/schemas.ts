import * as z from 'zod/mini'
import type { AccountType } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import { isNamespace } from './caip.ts'

/**
 * Schemas for values from outside that more than one module parses. Checks are refinements: zod's own checks cost
 * bytes at load, each.
 */

export const text = z.string()
export const nonEmptyText = text.check(z.refine((value) => value.length > 0, 'empty'))
export const namespace = z.custom<Namespace>(isNamespace, 'not a namespace')
/** In place of zod's own schemas for these, each of which would load with every page that opens the modal. */
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

/** zod reads the entries of an object with `for … in`: what a page has added to `Object.prototype` is none of them. */
const ownEntries = z.transform((value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value,
)

/**
 * An object of any number of entries, whose keys have one schema and whose values another. (zod's own costs every
 * first open 700 bytes.)
 */
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

/** What `schema` makes of a value, or `fallback` where it refuses. */
export function orElse<Value, Fallback>(schema: z.ZodMiniType<Value>, fallback: Fallback) {
  return z.transform((value: unknown): Value | Fallback => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : fallback
  })
}

/** What `schema` makes of a value, or null for null and for nothing. */
export function orNull<Value>(schema: z.ZodMiniType<Value>) {
  const given = z.transform((value: unknown): unknown => value ?? undefined)
  return z.pipe(
    z.pipe(given, z.optional(schema)),
    z.transform((value): Value | null => value ?? null),
  )
}

export const accountTypes = record(namespace, accountType)
