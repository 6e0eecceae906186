type Entries = Map<string, unknown>

/** The SDK keeps lists of records, each with a name of its own, and maps. Null for anything else. */
function toEntries(value: unknown): Entries | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(
    value.map((record: unknown) => {
      const { topic, id, target } = Object(record) as Record<string, unknown>
      return [String(id ?? topic ?? target ?? JSON.stringify(record)), record]
    }),
  )
}

/**
 * What to keep when several tabs write the same list or map: what is stored, changed as this tab has changed
 * it since it knew `before`. Another tab's sessions and keys survive, and what it has deleted stays away.
 */
export function mergeStored(before: unknown, mine: unknown, stored: unknown): unknown {
  const own = toEntries(mine)
  const result = toEntries(stored)
  if (!own || !result || Array.isArray(mine) !== Array.isArray(stored)) return mine
  const known = toEntries(before) ?? new Map<string, unknown>()
  for (const name of known.keys()) if (!own.has(name)) result.delete(name)
  for (const [name, value] of own) {
    if (JSON.stringify(value) !== JSON.stringify(known.get(name))) result.set(name, value)
  }
  return Array.isArray(mine) ? [...result.values()] : Object.fromEntries(result)
}
