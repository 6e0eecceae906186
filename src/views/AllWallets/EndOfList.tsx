import { useEffect, useRef } from 'react'

/** Calls `onReach` when the end of the list comes near the visible part. */
export function EndOfList({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      // Several entries may come at once; the last says how things stand.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onReach()
      },
      // In a page's own layout the card does not scroll, the page does.
      { root: end.current.closest('dialog .content'), rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onReach])
  return <div ref={end} className="end" />
}
