/**
 * What the build makes of the public registry (`elements/bundle/registry.mjs`), which also tests have. Without it there are no
 * built-in descriptors.
 */

/**
 * For each shard, the prints (`places.ts`) of its addresses that hand-written descriptors name, and of those that the
 * registry's do.
 */
export const prints: readonly (readonly [own: string, listed: string])[] = []

/** Loads the registry's files of each shard. */
export const loaders: readonly (() => Promise<{ default: readonly unknown[] }>)[] = []
