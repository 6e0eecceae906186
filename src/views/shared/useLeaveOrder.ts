import { useEffect, useRef } from 'react'
import type { ViewName } from '../../types/view.ts'
import { useModal } from '../context.ts'

/** Whoever goes from `view` has left the order that is given there; but a wallet's own view may lie on top of it meanwhile. */
export function useLeaveOrder(view: ViewName, leave: () => void): void {
  const { router } = useModal()
  const latest = useRef(leave)
  latest.current = leave
  useEffect(
    () => () => {
      const isCovered = router.has(view) && router.top()?.view !== view
      if (!isCovered) latest.current()
    },
    [router, view],
  )
}
