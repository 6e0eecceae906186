import { storagePrefix } from './keys.ts'
import { removeKey } from './storage.ts'

/**
 * What is kept of what services told, for a short time. What stands under each key is said by the file of its cache,
 * which loads with its first use.
 */
export const cacheKeys = {
  nativeBalance: `${storagePrefix}native_balance_cache`,
  identity: `${storagePrefix}identity_cache`,
  name: `${storagePrefix}ens_cache`,
  portfolio: `${storagePrefix}portfolio_cache`,
}

/** For a start without a session: nobody's balance and name stay behind. */
export function clearCaches(): void {
  Object.values(cacheKeys).forEach(removeKey)
}
