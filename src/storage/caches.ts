import { storagePrefix } from './keys.ts'
import { removeKey } from './storage.ts'

/** Storage keys of short-lived caches of responses. Each cache's schema is in the lazy file of the cache. */
export const cacheKeys = {
  addressLists: `${storagePrefix}address_lists`,
  arrivals: `${storagePrefix}arrivals`,
  nativeBalance: `${storagePrefix}native_balance_cache`,
  identity: `${storagePrefix}identity_cache`,
  name: `${storagePrefix}ens_cache`,
  portfolio: `${storagePrefix}portfolio_cache`,
} as const

/**
 * Clears all caches. Called at a page load without a session, so that no balances or names of a previous user remain.
 */
export function clearCaches(): void {
  Object.values(cacheKeys).forEach(removeKey)
}
