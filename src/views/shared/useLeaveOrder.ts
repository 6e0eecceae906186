import { useEffect, useRef } from 'react'
import type { ViewName } from '../../types/view.ts'
import { useModal } from '../context.ts'

/**
 * Calls `leave` when the user leaves `view`, but not while another view, such as the embedded wallet's prompt, covers
 * it.
 */
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
