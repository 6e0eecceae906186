/**
 * True if less than `ms` lie between a time, in ms since the epoch, and now. A clock that was put back makes an age negative,
 * which would count as fresh until the clock has passed that time again.
 */
export const isWithin = (at: number, ms: number): boolean => Math.abs(Date.now() - at) < ms
