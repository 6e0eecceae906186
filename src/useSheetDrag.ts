import { type PointerEvent, type RefObject, useRef } from 'react'

/** On phones the card is a sheet that a downward drag of its header closes. */
export function useSheetDrag(card: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null)

  const offset = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? 0))

  function end(event: PointerEvent) {
    const element = card.current
    if (start.current === null || !element) return
    const closes = offset(event) > element.offsetHeight / 4
    start.current = null
    element.style.translate = ''
    if (closes) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      const isSheet = matchMedia('(max-width: 429.98px)').matches
      const onButton = event.target instanceof Element && event.target.closest('button')
      if (!isSheet || onButton || event.pointerType === 'mouse') return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null && card.current) {
        card.current.style.translate = `0 ${offset(event)}px`
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
