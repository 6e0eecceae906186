import type { CaipAddress } from '../types/caip.ts'
import type { TokenBalance } from '../types/token.ts'
import { isYounger, portfolioCacheKey } from './caches.ts'
import { validEntries } from './schemas.ts'
import { cache, readEntry, writeEntry } from './storage.ts'
import { tokenBalance } from './tokenSchema.ts'

const lifetimeMs = 30_000

/** Accounts that are kept, and tokens of each. */
const maxAccounts = 10
const maxTokens = 2_000

/** A picture that is in the text itself is asked for again instead. */
const maxImageLength = 2_048

/** Several times what a full account takes. */
const entry = cache(validEntries(tokenBalance, maxTokens), 1_000_000)

const readFresh = () =>
  (readEntry(portfolioCacheKey, entry) ?? []).filter((one) => isYounger(one, lifetimeMs))

/** What an account held less than 30 s ago; undefined where that is not kept. */
export function readPortfolio(account: CaipAddress): TokenBalance[] | undefined {
  return readFresh().find(({ id }) => id === account)?.value
}

/** Keeps it for 30 s, the oldest of more than ten accounts giving way. */
export function writePortfolio(account: CaipAddress, tokens: readonly TokenBalance[]): void {
  const value = tokens.map((token) => ({
    ...token,
    iconUrl: (token.iconUrl?.length ?? 0) > maxImageLength ? null : token.iconUrl,
  }))
  const others = readFresh().filter(({ id }) => id !== account)
  const entries = [...others, { id: account, timestamp: Date.now(), value }].slice(-maxAccounts)
  writeEntry(portfolioCacheKey, entry, entries)
}
