export interface ViewChange {
  /** The view that was shown, out of the page already. */
  before: HTMLElement | undefined
  after: HTMLElement | undefined
}

const isView = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.classList.contains('view')

/** Calls `listener` when another view has taken the place of the one shown, before that is painted. */
export function onViewChange(
  card: HTMLElement,
  listener: (change: ViewChange) => void,
): () => void {
  const place = card.querySelector('.content > div')
  if (!place) return () => {}
  const observer = new MutationObserver((records) => {
    const before = records.flatMap(({ removedNodes }) => [...removedNodes]).find(isView)
    const after = records.flatMap(({ addedNodes }) => [...addedNodes]).findLast(isView)
    if (before || after) listener({ before, after })
  })
  observer.observe(place, { childList: true })
  return () => observer.disconnect()
}
