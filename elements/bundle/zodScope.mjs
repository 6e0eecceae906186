/** The object in which copies of zod share settings; zod would use `globalThis`. */
export const scope = {}
