import { useEffect, useState } from 'react'

/**
 * True once the time `deadline`, in ms since the epoch, has passed; false for null. The clock is compared again when the
 * page becomes visible, because timers pause while a device sleeps.
 */
export function useExpired(deadline: number | null): boolean {
  const [expired, setExpired] = useState<number | null>(null)
  useEffect(() => {
    if (deadline === null) return
    const look = () => {
      if (Date.now() >= deadline) setExpired(deadline)
    }
    const timer = setTimeout(look, deadline - Date.now())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadline])
  return deadline !== null && expired === deadline
}
