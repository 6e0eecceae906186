import * as z from 'zod/mini'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { shortText, upTo } from './storage.ts'

/** Maximum digits of an amount in token units: a uint256 has 78, before or after the point. */
const amount = upTo(350, (value) => /^\d+(?:\.\d+)?$/.test(value))

/** Caches the balance that the account button shows for 30 s, by CAIP-10 id. */
export const nativeBalanceCache = createCache({
  key: cacheKeys.nativeBalance,
  value: z.object({ amount, symbol: shortText }),
  lifetimeMs: 30_000,
  maxLength: 65_536,
})
