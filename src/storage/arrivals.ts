import * as z from 'zod/mini'
import { bool, finiteNumber } from '../utils/schemas.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { validEntries } from './schemas.ts'
import { upTo } from './storage.ts'

/** Maximum age in milliseconds of an arrival, and of a total with which the next read is compared. */
export const keptMs = 3 * 24 * 3_600_000

/** Maximum number of arrivals of one account; the oldest are dropped. */
export const maxArrivals = 20

/** A u128 has 39 digits. */
const baseUnits = upTo(39, (value) => /^\d+$/.test(value))

/** The last read total of each account and the rises of that total, newest first; by CAIP-10 id. */
export const arrivalCache = createCache({
  key: cacheKeys.arrivals,
  value: z.object({
    nonce: finiteNumber,
    total: baseUnits,
    isCertain: bool,
    arrivals: validEntries(z.object({ amount: baseUnits, seenAt: finiteNumber }), maxArrivals),
  }),
  lifetimeMs: keptMs,
  // This is more than 30 accounts with 20 arrivals of 39 digits need.
  maxLength: 65_536,
  maxEntries: 30,
})
