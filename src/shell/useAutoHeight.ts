import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of `outer` equal to its content's, so that a CSS transition can ease changes. */
export function useAutoHeight(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, content] = [outer.current, inner.current]
    if (!box || !content) return
    const observer = new ResizeObserver(() => {
      const height = content.offsetHeight
      // In a closed dialog there is none: the first opening begins with the full height, later ones grow to it
      // again, which paints the first frame sooner.
      if (height || box.style.blockSize) box.style.blockSize = `${height}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [outer, inner])
}
