import * as z from 'zod/mini'
import { orNull } from '../utils/schemas.ts'
import { isYounger, maxEntries, nameCacheKey } from './caches.ts'
import { displayText } from './schemas.ts'
import { cache, image, readEntry, shortText, writeEntry } from './storage.ts'

const lifetimeMs = 300_000

const entry = cache(
  z.object({ name: orNull(displayText), address: shortText, avatarUrl: orNull(image) }),
  131_072,
)

/** A name and its address; `name` is null for an address that has none. */
export interface CachedName {
  name: string | null
  address: string
  avatarUrl: string | null
}

const readFresh = () =>
  (readEntry(nameCacheKey, entry) ?? []).filter((one) => isYounger(one, lifetimeMs))

/** What a lookup found within the last 5 minutes, by the name or the plain address that was asked for. */
export function readName(id: string): CachedName | undefined {
  return readFresh().find((one) => one.id === id)?.value
}

/** Keeps a lookup for 5 minutes, the oldest of more than 50 giving way. */
export function writeName(id: string, value: CachedName): void {
  const others = readFresh().filter((one) => one.id !== id)
  const entries = [...others, { id, timestamp: Date.now(), value }].slice(-maxEntries)
  writeEntry(nameCacheKey, entry, entries)
}

/** For a name or an address of which something else is known now. */
export function forgetNames(ids: readonly string[]): void {
  const kept = readFresh().filter(({ id }) => !ids.includes(id))
  writeEntry(nameCacheKey, entry, kept)
}
