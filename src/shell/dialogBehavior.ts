import { trackStart } from '../actions/report/trackStart.ts'
import { addStyles } from '../theme/styles.ts'
import css from './dialogBehavior.css'
import { dragSheet } from './dragSheet.ts'
import { keepFocus } from './keepFocus.ts'
import { keepPlace } from './keepPlace.ts'
import { markBusy } from './markBusy.ts'
import { slideOut } from './slideOut.ts'
import { onViewChange } from './viewChanges.ts'

addStyles(css)

/**
 * Loads once the first view is painted and works on the card's elements alone. Records the first card as shown.
 *
 * @param close returns true if the card closes; some views cannot be closed
 */
export function attachDialogBehavior(card: HTMLElement, close: () => boolean): () => void {
  trackStart()
  const releases = [
    slideOut(card),
    keepFocus(card),
    keepPlace(card),
    markBusy(card),
    dropSecondClick(card),
    fitToast(card),
    dragSheet(card, close),
    liftAboveKeyboard(card),
  ]
  return () => {
    for (const release of releases) release()
  }
}

/** The second click of a double click on a row would press a control of the next view. The header's buttons stay. */
function dropSecondClick(card: HTMLElement): () => void {
  const content = card.querySelector('.content')
  let hasChanged = false
  const release = onViewChange(card, () => {
    hasChanged = true
  })
  const onClick = (event: Event) => {
    const count = event instanceof MouseEvent ? event.detail : 0
    if (count < 2) hasChanged = false
    else if (hasChanged) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  content?.addEventListener('click', onClick, true)
  return () => {
    release()
    content?.removeEventListener('click', onClick, true)
  }
}

/** Height of a toast of one line, in pixels. */
const leastPx = 60
const aroundPx = 24

/** A toast may have several lines. */
function fitToast(card: HTMLElement): () => void {
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

/** Sets `--keyboard` to the height of the on-screen keyboard, so that fields stay above it. */
function liftAboveKeyboard(card: HTMLElement): () => void {
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
