import * as z from 'zod/mini'
import { finiteNumber } from '../utils/schemas.ts'
import { validEntries } from './schemas.ts'
import { json, readEntry, shortText, writeEntry } from './storage.ts'

interface CacheOptions<Value> {
  key: string
  value: z.ZodMiniType<Value>
  lifetimeMs: number
  /** Maximum length of the stored text in characters; a longer text is neither written nor read. */
  maxLength: number
  /** Maximum number of entries, 50 by default; the oldest are dropped. */
  maxEntries?: number
}

export interface Cache<Value> {
  /** Returns the value under `id`; undefined once it has expired. */
  read(id: string): Value | undefined
  write(id: string, value: Value): void
  forget(ids: readonly string[]): void
}

/** Creates a cache in localStorage, with entries by id. It never throws: without storage it stays empty. */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { key, value, lifetimeMs, maxLength, maxEntries = 50 } = options
  /** The entries are in the order of writing, the oldest first. */
  const schema = z.object({ id: shortText, timestamp: finiteNumber, value })
  const entries = json(validEntries(schema, maxEntries), maxLength)

  /** True until the entry expires. A timestamp in the future, left by a clock that was set back, counts as expired. */
  function isFresh({ timestamp }: { timestamp: number }): boolean {
    const ageMs = Date.now() - timestamp
    return ageMs >= 0 && ageMs <= lifetimeMs
  }

  function readFresh() {
    const stored = readEntry(key, entries) ?? []
    const fresh = stored.filter(isFresh)
    if (fresh.length < stored.length) writeEntry(key, entries, fresh)
    return fresh
  }

  return {
    read: (id) => readFresh().find((entry) => entry.id === id)?.value,
    write(id, value) {
      const others = readFresh().filter((entry) => entry.id !== id)
      const all = [...others, { id, timestamp: Date.now(), value }]
      writeEntry(key, entries, all.slice(-maxEntries))
    },
    forget(ids) {
      const kept = readFresh().filter(({ id }) => !ids.includes(id))
      writeEntry(key, entries, kept)
    },
  }
}
