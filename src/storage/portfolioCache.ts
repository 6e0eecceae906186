import type { CaipAddress } from '../types/caip.ts'
import type { TokenBalance } from '../types/token.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { validEntries } from './schemas.ts'
import { tokenBalance } from './tokenSchema.ts'

const maxTokens = 2_000

/** A picture that is in the text itself is asked for again instead. */
const maxImageLength = 2_048

const cache = createCache({
  key: cacheKeys.portfolio,
  value: validEntries(tokenBalance, maxTokens),
  lifetimeMs: 30_000,
  // Several times what a full account takes.
  maxLength: 1_000_000,
  maxEntries: 10,
})

/** What an account held less than 30 s ago; undefined where that is not kept. */
export function readPortfolio(account: CaipAddress): TokenBalance[] | undefined {
  return cache.read(account)
}

/** Keeps it for 30 s, the oldest of more than ten accounts giving way. */
export function writePortfolio(account: CaipAddress, tokens: readonly TokenBalance[]): void {
  const toKept = (token: TokenBalance) => ({
    ...token,
    iconUrl: (token.iconUrl?.length ?? 0) > maxImageLength ? null : token.iconUrl,
  })
  cache.write(account, tokens.map(toKept))
}
