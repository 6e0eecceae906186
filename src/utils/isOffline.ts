/** Whether the browser knows that it has no network. False says nothing: a network may lead nowhere. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
