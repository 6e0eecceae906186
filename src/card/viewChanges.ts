export interface ViewChange {
  /** The view that was shown, out of the page already. */
  before: HTMLElement | undefined
  /** How far that one was scrolled, in pixels. */
  scrollTop: number
  after: HTMLElement | undefined
}

const isView = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.classList.contains('view')

/** Calls `listener` when another view has taken the place of the one shown, before that is painted. */
export function onViewChange(
  card: HTMLElement,
  listener: (change: ViewChange) => void,
): () => void {
  const content = card.querySelector('.content')
  const place = content?.firstElementChild
  if (!content || !place) return () => {}
  // Kept all along: by the time a view has changed, the browser has fitted this to the new one.
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
