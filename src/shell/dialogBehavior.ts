import { trackStart } from '../actions/report/trackStart.ts'
import { addStyles } from '../theme/styles.ts'
import { announceChanges } from './announce.ts'
import { dragSheet } from './dragSheet.ts'
import { keepFocus } from './keepFocus.ts'
import { keepPlace } from './keepPlace.ts'
import css from './later.css'
import { morphCard } from './morphCard.ts'
import { onViewChange } from './viewChanges.ts'

/** Delay in ms after which the pressed button is marked as busy. */
const patienceMs = 120

/** Records the button that the user pressed last. */
function followPress(card: HTMLElement) {
  let pressed: Element | null = null
  const onClick = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  card.addEventListener('click', onClick)
  return {
    lastPressed: () => pressed,
    release: () => card.removeEventListener('click', onClick),
  }
}

function markBusy(card: HTMLElement, lastPressed: () => Element | null): () => void {
  const content = card.querySelector('.content')
  if (!content) return () => {}
  let marked: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle() {
    clearTimeout(timer)
    marked?.removeAttribute('aria-busy')
    marked = null
  }
  const observer = new MutationObserver(() => {
    settle()
    if (content.ariaBusy !== 'true') return
    timer = setTimeout(() => {
      marked = lastPressed()
      marked?.setAttribute('aria-busy', 'true')
    }, patienceMs)
  })

  observer.observe(content, { attributeFilter: ['aria-busy'] })
  return () => {
    settle()
    observer.disconnect()
  }
}

addStyles(css)

/**
 * Attaches the behaviour of focus, scrolling, dragging and keyboard to the card. Loads once the first view is painted.
 * Returns a function that detaches it.
 * @param close returns true if the card closes; some views cannot be closed
 */
export function attachDialogBehavior(card: HTMLElement, close: () => boolean): () => void {
  trackStart()
  const { lastPressed, release: releasePress } = followPress(card)
  const releases = [
    releasePress,
    // The scroll position is restored first, because it determines the place to which the pressed icon moves.
    keepPlace(card),
    liftAboveKeyboard(card),
    ...morphCard(card, lastPressed),
    keepFocus(card),
    markBusy(card, lastPressed),
    dropSecondClick(card),
    forgetField(card),
    listenToArrows(card),
    nameCutText(card),
    dragSheet(card, close),
    announceChanges(card),
  ]
  return () => {
    for (const release of releases) release()
  }
}

/**
 * Ignores the second click of a double click if the first click has changed the view, because it would press a control
 * of the new view. Buttons in the header still receive it.
 */
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

/**
 * Ends React's reference to a text field that was removed while it had the focus, because the field holds its whole view,
 * with pictures and listeners. React 18.3.1 drops the reference on `focusout`, which it ignores while it removes the
 * field. Not needed once React drops it then.
 *
 * @see https://github.com/facebook/react/blob/v18.3.1/packages/react-dom/src/events/plugins/SelectEventPlugin.js
 */
function forgetField(card: HTMLElement): () => void {
  const { parentElement } = card
  const forget = () => parentElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const release = onViewChange(card, forget)
  return () => {
    release()
    // React ignores events while it removes the card.
    queueMicrotask(forget)
  }
}

/** Moves the focus in lists by arrow keys. The code of it loads with the first one. */
function listenToArrows(card: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    // Fields and tabs have arrow keys of their own.
    if (!/^(Arrow|Home$|End$)/.test(key) || !(target instanceof Element)) return
    const { isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
    if (isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    const isSearch = target.matches('input[type=search]') && key === 'ArrowDown'
    if (!isSearch && !target.matches('ul button, ul a')) return
    event.preventDefault()
    import('../views/shared/moveByArrow.ts').then(
      ({ moveByArrow }) => moveByArrow(card, target, key),
      () => {},
    )
  }
  card.addEventListener('keydown', onKeyDown)
  return () => card.removeEventListener('keydown', onKeyDown)
}

/** While the pointer is on a text that is cut off, sets the whole text as its title. */
function nameCutText(card: HTMLElement): () => void {
  const onPointerOver = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches('.name, .owner, .symbol')) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = target
    // A name of several lines is cut below its last line.
    const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1
    if (isCut) target.title = target.textContent ?? ''
    else target.removeAttribute('title')
  }
  card.addEventListener('pointerover', onPointerOver)
  return () => card.removeEventListener('pointerover', onPointerOver)
}

/**
 * Sets `--keyboard` to the height of the on-screen keyboard. The style sheet keeps the fields above the keyboard by
 * this value.
 */
function liftAboveKeyboard(card: HTMLElement): () => void {
  const view = card.ownerDocument.defaultView
  const viewport = view?.visualViewport
  const layer = card.closest('dialog')
  if (!view || !viewport || !layer) return () => {}
  const measure = () => {
    // A pinch zoom also reduces the viewport's height, so the height counts as 0 while the page is zoomed.
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
