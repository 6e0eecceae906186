import { isBrowser } from './dom.ts'

/** True if the page is served from this machine, as during development. */
const isOnThisMachine =
  isBrowser && /^file:|^http:..(127.0.0.1|([^/]+\.)?localhost)[:/]/.test(location.href)

type Teacher = Pick<typeof import('../host/checkAttributes.ts'), 'required' | 'warnIfLost'>

/**
 * Loads what says if the host boundary is required at once: where another page or an app shows the page, in a frame or a web
 * view, the search for a wallet there; during development the checks for developers; else resolves with undefined. Never
 * rejects. The names of all globals are one text for the pattern, since `test` converts its argument.
 */
export const teach = (): Promise<Teacher | undefined> =>
  (top !== window || /Webview/i.test(Object.keys(window) as unknown as string)
    ? import('../host/shownByOther.ts')
    : isOnThisMachine
      ? import('../host/checkAttributes.ts')
      : Promise.resolve(undefined)
  ).catch(() => undefined)
