type Entries = Map<string, unknown>

/** The SDK stores lists of records with an id, and maps. Null for anything else. */
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

/** Sessions and keys of other tabs survive, and those they deleted stay deleted. */
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
