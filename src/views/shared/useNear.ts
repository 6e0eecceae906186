import { type RefObject, useEffect, useState } from 'react'

/** True from the moment the element comes near the visible part of the page. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '160px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
