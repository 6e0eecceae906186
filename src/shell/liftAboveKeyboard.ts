/** Sets `--keyboard` to the height of the on-screen keyboard, so that fields stay above it. */
export function liftAboveKeyboard(card: HTMLElement): () => void {
  const view = card.ownerDocument.defaultView
  const viewport = view?.visualViewport
  const layer = card.closest('dialog')
  if (!view || !viewport || !layer) return () => {}
  const measure = () => {
    // Pinch zoom changes the height too.
    const covered = viewport.scale > 1 ? 0 : view.innerHeight - viewport.height - viewport.offsetTop
    layer.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  measure()
  const listening = new AbortController()
  const { signal } = listening
  viewport.addEventListener('resize', measure, { signal })
  viewport.addEventListener('scroll', measure, { signal })
  return () => {
    listening.abort()
    layer.style.removeProperty('--keyboard')
  }
}
