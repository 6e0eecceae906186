import { useEffect, useState } from 'react'

/** Timers take no longer delays. */
const maxDelayMs = 2 ** 31 - 1

/** The time, which is told anew when the next of these moments has come. Milliseconds since the epoch. */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(...moments.filter((one) => one > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    // It may ring early, or after the longest delay: then the same moment is waited for again.
    const delay = Math.min(next - now, maxDelayMs)
    const timer = setTimeout(() => setNow(Date.now()), delay)
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
