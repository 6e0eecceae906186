/**
 * The object in which all copies of zod in the bundle share settings. By default zod uses `globalThis`, which belongs
 * to the page.
 */
export const scope = {}
