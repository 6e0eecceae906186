import { storagePrefix } from './keys.ts'
import { removeKey } from './storage.ts'

/** Keys of short-lived caches of service responses. Each cache's own file, which is lazy, has its schema. */
export const cacheKeys = {
  nativeBalance: `${storagePrefix}native_balance_cache`,
  identity: `${storagePrefix}identity_cache`,
  name: `${storagePrefix}ens_cache`,
  portfolio: `${storagePrefix}portfolio_cache`,
}

/** Run at a start without a session, so that no former user's balance and name remain. */
export function clearCaches(): void {
  Object.values(cacheKeys).forEach(removeKey)
}
