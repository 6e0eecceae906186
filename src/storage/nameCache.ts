import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.ts'
import type { NameProfile } from '../types/names.ts'
import { orNull } from '../utils/schemas.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { nameProfile } from './nameProfile.ts'
import { displayText, lenient } from './schemas.ts'
import { image, shortText } from './storage.ts'

/** A name and its address; `name` is null if the address has none. */
export interface CachedName {
  name: string | null
  address: string
  avatarUrl: string | null
  profile?: NameProfile | undefined
}

/** Returns the cache id of a name on a network, since a name may have another address on each network. */
export const networkNameKey = (name: string, network: CaipNetworkId | undefined) =>
  network ? `${name} ${network}` : name

/** Caches lookups by name or address for 5 minutes. */
export const nameCache = createCache<CachedName>({
  key: cacheKeys.name,
  value: z.object({
    name: orNull(displayText),
    address: shortText,
    avatarUrl: orNull(image),
    profile: lenient(nameProfile),
  }),
  lifetimeMs: 300_000,
  maxLength: 131_072,
})
