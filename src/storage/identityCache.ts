import * as z from 'zod/mini'
import { orNull } from '../utils/schemas.ts'
import { cacheKeys } from './caches.ts'
import { createCache } from './createCache.ts'
import { displayText, lenient } from './schemas.ts'
import { image } from './storage.ts'

/** Caches name and picture of an account on one network for 5 minutes, by CAIP-10 id. */
export const identityCache = createCache({
  key: cacheKeys.identity,
  value: z.object({
    name: orNull(displayText),
    avatar: orNull(image),
    displayName: lenient(displayText),
  }),
  lifetimeMs: 300_000,
  maxLength: 262_144,
})
