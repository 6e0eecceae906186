import * as z from 'zod/mini'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { shortText, upTo } from './storage.ts'

/** In token units: a uint256 has at most 78 digits, before or after the point. */
const amount = upTo(350, (value) => /^\d+(?:\.\d+)?$/.test(value))

/** Balance of the token that the account's button shows, by CAIP-10, for 30 s. */
export const nativeBalanceCache = createCache({
  key: cacheKeys.nativeBalance,
  value: z.object({ amount, symbol: shortText }),
  lifetimeMs: 30_000,
  maxLength: 65_536,
})
