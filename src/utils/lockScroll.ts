const locks = new WeakMap<Document, { count: number; unlock: () => void }>()

/**
 * Prevents scrolling of the page until the returned function is called. If several modals lock the page, it scrolls
 * again after the last of them has called the function.
 */
export function lockScroll(page: Document): () => void {
  const lock = locks.get(page) ?? { count: 0, unlock: () => {} }
  locks.set(page, lock)
  lock.count += 1
  if (lock.count === 1) lock.unlock = lockPage(page)
  let isLocked = true
  return () => {
    if (!isLocked) return
    isLocked = false
    lock.count -= 1
    if (lock.count === 0) lock.unlock()
  }
}

function lockPage({ documentElement, defaultView }: Document): () => void {
  const { style } = documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth
  style.overflow = 'hidden'
  if (hasScrollbar) style.scrollbarGutter = 'stable'
  return () => Object.assign(style, before)
}
