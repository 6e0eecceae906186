export interface ViewChange {
  /** The former view, which is already removed from the page. */
  before: HTMLElement | undefined
  /** Scroll position of `before`, in pixels. */
  scrollTop: number
  after: HTMLElement | undefined
}

const isView = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.classList.contains('view')

/** Calls `listener` before paint when another view has replaced the former one. */
export function onViewChange(
  card: HTMLElement,
  listener: (change: ViewChange) => void,
): () => void {
  const content = card.querySelector('.content')
  const place = content?.firstElementChild
  if (!content || !place) return () => {}
  // The position is taken from scroll events: after a change the browser has clamped it to the new view.
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
