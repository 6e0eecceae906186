/** True if the browser reports no network. False does not mean that a server can be reached. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
