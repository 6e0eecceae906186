import { isBrowser } from './dom.ts'

/** True if the page is served from this machine, as during development. */
const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

/**
 * Loads the checks for developers if the page is served from this machine, as during development; else resolves with
 * undefined.
 */
export async function teach() {
  if (isOnThisMachine) return import('../host/checkAttributes.ts').catch(() => undefined)
  return undefined
}
