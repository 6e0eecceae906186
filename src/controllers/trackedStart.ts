/** True once the page's analytics event INITIALIZE was emitted. Not reactive. */
export const trackedStart = { isTracked: false }
