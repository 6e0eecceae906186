import * as z from 'zod/mini'
import { bool } from '../utils/schemas.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { validEntries } from './schemas.ts'
import { shortText } from './storage.ts'

const listed = z.object({
  address: shortText,
  publicKey: z.optional(shortText),
  isChange: bool,
})

/** Maximum number of payment addresses of an account, since each is a request to the node. */
export const maxAddresses = 40

/**
 * Caches the addresses that wallets list for an account, by network and account. At a page load the balance is complete
 * before the wallet responds, and on a phone, where the page does not request the list. Any code of the page's origin can
 * write here, so that stored addresses are never shown, paid or called the user's own.
 */
export const addressListCache = createCache({
  key: cacheKeys.addressLists,
  value: validEntries(listed, maxAddresses),
  lifetimeMs: 90 * 24 * 3_600_000,
  // Ten accounts with 40 addresses and keys need 80,000 characters.
  maxLength: 131_072,
  maxEntries: 10,
})
