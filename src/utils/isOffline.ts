/** True if the browser reports no network. False proves nothing: a network may have no route. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
