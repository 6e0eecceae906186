import { storagePrefix } from './keys.ts'
import { read, remove, removeKey, type Stored, write } from './storage.ts'

export const maxEntries = 50

/** Names by address and addresses by name; what is in it is said by `nameCache.ts`, which loads with the first name. */
export const nameCacheKey = `${storagePrefix}ens_cache`

/** What an account holds; what is in it is said by `portfolioCache.ts`, which loads with the account. */
export const portfolioCacheKey = `${storagePrefix}portfolio_cache`

/** How long an entry is good for. */
const lifetimesMs = { nativeBalanceCache: 30_000, identityCache: 300_000 }

export type CacheName = keyof typeof lifetimesMs
export type Cached<Name extends CacheName> = Stored<Name>[number]['value']

/** A timestamp ahead of the clock has expired too: the clock was set back, and would keep it alive. */
export function isYounger({ timestamp }: { timestamp: number }, lifetimeMs: number): boolean {
  const ageMs = Date.now() - timestamp
  return ageMs >= 0 && ageMs <= lifetimeMs
}

const isFresh = (name: CacheName, entry: { timestamp: number }) =>
  isYounger(entry, lifetimesMs[name])

/** The value cached under `id`, a CAIP-10 or a plain address. Expired entries are dropped. */
export function readCached<Name extends CacheName>(
  name: Name,
  id: string,
): Cached<Name> | undefined {
  const stored: Stored<CacheName> = read(name) ?? []
  const fresh = stored.filter((entry) => isFresh(name, entry))
  if (fresh.length < stored.length) write(name, fresh as Stored<Name>)
  return fresh.find((entry) => entry.id === id)?.value
}

/** Keeps the value for the cache's lifetime, the oldest of more than 50 entries giving way. */
export function writeCached<Name extends CacheName>(
  name: Name,
  id: string,
  value: Cached<Name>,
): void {
  const stored: Stored<CacheName> = read(name) ?? []
  const others = stored.filter((entry) => entry.id !== id && isFresh(name, entry))
  const entries = [...others, { id, timestamp: Date.now(), value }].slice(-maxEntries)
  write(name, entries as Stored<Name>)
}

/** For a start without a session: nobody's balance and name stay behind. */
export function clearCaches(): void {
  for (const name of Object.keys(lifetimesMs)) remove(name as CacheName)
  removeKey(nameCacheKey)
  removeKey(portfolioCacheKey)
}
