import type { CaipAddress } from '../types/caip.ts'
import type { TokenBalance } from '../types/token.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { validEntries } from './schemas.ts'
import { tokenBalance } from './tokenSchema.ts'

const maxTokens = 2_000

/** Maximum length of a data URL in characters. A longer data URL is not cached, so the image is fetched again. */
const maxImageLength = 2_048

const cache = createCache({
  key: cacheKeys.portfolio,
  value: validEntries(tokenBalance, maxTokens),
  lifetimeMs: 30_000,
  // Maximum length of the cached text in characters. The text of a large account is several times shorter.
  maxLength: 1_000_000,
  maxEntries: 10,
})

export function readPortfolio(account: CaipAddress): TokenBalance[] | undefined {
  return cache.read(account)
}

/** Caches tokens of at most ten accounts for 30 s. */
export function writePortfolio(account: CaipAddress, tokens: readonly TokenBalance[]): void {
  const toKept = (token: TokenBalance) => ({
    ...token,
    iconUrl: (token.iconUrl?.length ?? 0) > maxImageLength ? null : token.iconUrl,
  })
  cache.write(account, tokens.map(toKept))
}
