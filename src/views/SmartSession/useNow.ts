import { useEffect, useState } from 'react'

/** setTimeout overflows above this delay. */
const maxDelayMs = 2 ** 31 - 1

/** In ms since the epoch, updated when the next of `moments` has come. */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(...moments.filter((one) => one > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    // The timer may fire early, or after the maximum delay; then it is set again.
    const delay = Math.min(next - now, maxDelayMs)
    const timer = setTimeout(() => setNow(Date.now()), delay)
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
