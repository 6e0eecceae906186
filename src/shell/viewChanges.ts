export interface ViewChange {
  /** The previous view. It is already removed from the page. */
  before: HTMLElement | undefined
  /** Scroll position of `before`, in pixels. */
  scrollTop: number
  after: HTMLElement | undefined
}

const isView = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.classList.contains('view')

/**
 * Calls `listener` before paint each time another view has replaced the shown one. Returns a function that
 * unsubscribes.
 */
export function onViewChange(
  card: HTMLElement,
  listener: (change: ViewChange) => void,
): () => void {
  const content = card.querySelector('.content')
  const place = content?.firstElementChild
  if (!content || !place) return () => {}
  // The scroll position is recorded on scroll events. When the change of view is reported, the browser has already
  // limited the position to the new view's height.
  let { scrollTop } = content
  const onScroll = () => {
    scrollTop = content.scrollTop
  }
  const observer = new MutationObserver((records) => {
    const before = records.flatMap(({ removedNodes }) => [...removedNodes]).find(isView)
    const after = records.flatMap(({ addedNodes }) => [...addedNodes]).findLast(isView)
    if (before || after) listener({ before, scrollTop, after })
    onScroll()
  })
  observer.observe(place, { childList: true })
  content.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    content.removeEventListener('scroll', onScroll)
  }
}
