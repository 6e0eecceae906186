import { useEffect, useRef } from 'react'
import { refreshMs } from '../../actions/swap/swapRules.ts'
import { useModal } from '../context.ts'

/** Calls `refresh` every 10 s while both view and page are visible, and each time the page becomes visible again. */
export function useRefresh(refresh: () => void): void {
  const { state } = useModal()
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const look = () => {
      if (state.open && document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(look, refreshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state])
}
