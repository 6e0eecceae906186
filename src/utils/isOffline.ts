/** True if the browser reports that there is no network. False does not mean that a server is reachable. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
