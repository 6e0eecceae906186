import { useEffect, useRef } from 'react'

/** Calls `onReach` when the end of the list comes near the visible part. */
export function EndOfList({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      // Several entries may arrive at once; the last is the current one.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onReach()
      },
      // In an embedded modal the page scrolls instead of the card.
      { root: end.current.closest('dialog .content'), rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onReach])
  return <div ref={end} className="end" />
}
