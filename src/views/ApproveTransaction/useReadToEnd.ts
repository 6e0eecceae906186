import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the end of a review was in view, in the scrolled card or, of an embedded modal, in the page; a short review is
 * read at once. The footer, which follows the end and covers what scrolls behind it, does not count as a view.
 */
export function useReadToEnd(end: RefObject<HTMLElement>, isLong: boolean): boolean {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const element = end.current
    if (!isLong || !element) return
    const footer = element.nextElementSibling?.getBoundingClientRect().height ?? 0
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setRead(true),
      {
        root: element.closest('dialog .content'),
        rootMargin: `0px 0px -${Math.ceil(footer)}px`,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end, isLong])
  return isRead || !isLong
}
