import { storagePrefix } from './keys.ts'
import { removeKey } from './storage.ts'

/** Keys of short-lived caches of service responses. The schemas are in the lazy file of each cache. */
export const cacheKeys = {
  nativeBalance: `${storagePrefix}native_balance_cache`,
  identity: `${storagePrefix}identity_cache`,
  name: `${storagePrefix}ens_cache`,
  portfolio: `${storagePrefix}portfolio_cache`,
}

/** Clears all caches, at a start without a session, so that no former user's balance and name remain. */
export function clearCaches(): void {
  Object.values(cacheKeys).forEach(removeKey)
}
