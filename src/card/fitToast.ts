/** What a toast of one line takes, in px. */
const leastPx = 60
const aroundPx = 24

/** Makes room for a toast of any number of lines: how much it needs is only known once it is drawn. */
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
