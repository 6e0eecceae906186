/**
 * Stand-in for a module that the build and tests make from the public registry (`elements/bundle/registry.mjs`). As it is
 * here, there are no built-in descriptors.
 */

/**
 * For each shard, the prints (`places.ts`) of its addresses that hand-written descriptors name, and of those that the
 * registry's do.
 */
export const prints: readonly (readonly [own: string, listed: string])[] = []

/** Loads the registry's files of each shard. */
export const loaders: readonly (() => Promise<{ default: readonly unknown[] }>)[] = []
