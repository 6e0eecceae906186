import * as z from 'zod/mini'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { symbolText } from './schemas.ts'
import { upTo } from './storage.ts'

/** A decimal string of an amount in token units; a uint256 has 78 digits, of which any number may follow the point. */
const amount = upTo(350, (value) => /^\d+(?:\.\d+)?$/.test(value))

/** Caches balances of the account button for 30 s, by CAIP-10 id. */
export const nativeBalanceCache = createCache({
  key: cacheKeys.nativeBalance,
  value: z.object({ amount, symbol: symbolText }),
  lifetimeMs: 30_000,
  maxLength: 65_536,
})
