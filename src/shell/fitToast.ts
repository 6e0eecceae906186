/** Height of a toast of one line, in pixels. */
const leastPx = 60
const aroundPx = 24

/** Sizes the toast's area by its rendered height, since it may have several lines. */
export function fitToast(card: HTMLElement): () => void {
  const area = card.querySelector('.toast-area')
  if (!area) return () => {}
  const makeRoom = () => {
    const toast = area.firstElementChild
    if (!(toast instanceof HTMLElement)) return
    const height = Math.max(leastPx, toast.offsetHeight + aroundPx)
    card.style.setProperty('--toast', `${height}px`)
  }
  makeRoom()
  const observer = new MutationObserver(makeRoom)
  observer.observe(area, { childList: true })
  return () => observer.disconnect()
}
