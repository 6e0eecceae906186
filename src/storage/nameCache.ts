import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.ts'
import { orNull } from '../utils/schemas.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { displayText } from './schemas.ts'
import { image, shortText } from './storage.ts'

/** A name and its address; `name` is null for an address that has none. */
export interface CachedName {
  name: string | null
  address: string
  avatarUrl: string | null
}

/** What a name of the registrar is kept under: it may have an address of its own on each network. */
export const registeredNameKey = (name: string, network: CaipNetworkId | undefined) =>
  network ? `${name} ${network}` : name

/** What a lookup found, by the name or the plain address that was asked for, for 5 minutes. */
export const nameCache = createCache<CachedName>({
  key: cacheKeys.name,
  value: z.object({ name: orNull(displayText), address: shortText, avatarUrl: orNull(image) }),
  lifetimeMs: 300_000,
  maxLength: 131_072,
})
