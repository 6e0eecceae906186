import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tryCloseModal } from '../actions/modal/closeModal.ts'
import type { Modal } from '../controllers/modal.ts'
import base from '../theme/base.css'
import { addStyles } from '../theme/styles.ts'
import type { ViewName } from '../types/view.ts'
import { lockScroll } from '../utils/lockScroll.ts'
import { useStateOf } from '../utils/useStateOf.ts'
import { ModalContext } from '../views/context.ts'
import css from './App.css'
import { Card } from './Card.tsx'
import { Toast } from './Toast.tsx'

addStyles(base)
addStyles(css)
// Safari before 17.5, Chrome and WebViews before 123.
if (globalThis.CSS?.supports('color', 'light-dark(red, red)') === false)
  import('../theme/fallbackColors.ts').catch(() => {})

/**
 * Events whose propagation stops at the host element, because focus traps and outside-click handlers of the page listen
 * on the document and would interfere with the dialog. React still gets these events, since it listens inside the
 * shadow root.
 */
const ownEvents = [
  'focusin',
  'focusout',
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'click',
  'keydown',
  'wheel',
]

/** Calls `leave` on Escape. The page's listeners do not get the key event, even if they capture it on the document. */
function keepInside(element: HTMLElement, leave: () => void): () => void {
  const stop = (event: Event) => event.stopPropagation()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.target !== element) return
    event.stopPropagation()
    // The key event of Escape is prevented, and not the close request: browsers ignore `preventDefault` on the second
    // close request.
    event.preventDefault()
    leave()
  }
  const view = element.ownerDocument.defaultView
  for (const name of ownEvents) element.addEventListener(name, stop, { passive: true })
  view?.addEventListener('keydown', onKeyDown, true)
  return () => {
    for (const name of ownEvents) element.removeEventListener(name, stop)
    view?.removeEventListener('keydown', onKeyDown, true)
  }
}

export function App({ modal, host }: { modal: Modal; host: HTMLElement }) {
  const { open, embedded, themeMode, themeVariables, language, direction } = useStateOf(modal.state)
  const root = useRef<HTMLDivElement>(null)

  // The keyword `medium` has the size that the user has set in the browser, whatever the page sets on its root element.
  useLayoutEffect(() => {
    if (!root.current) return
    const { style } = root.current
    style.fontSize = 'medium'
    const size = Number.parseFloat(getComputedStyle(root.current).fontSize)
    style.fontSize = ''
    style.setProperty('--browser-text', `${(size * 15) / 16}px`)
  }, [])

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(themeVariables)) {
      root.current?.style.setProperty(name, value)
    }
    return () => {
      for (const name of Object.keys(themeVariables)) root.current?.style.removeProperty(name)
    }
  }, [themeVariables])

  return (
    <ModalContext.Provider value={modal}>
      <div
        ref={root}
        className="root"
        // A translator replaces text nodes, so that amounts would no longer change and React could not remove them.
        translate="no"
        lang={language}
        dir={direction}
        data-theme={themeMode === 'auto' ? undefined : themeMode}
      >
        {embedded ? <Card /> : <Layer modal={modal} host={host} open={open} />}
      </div>
    </ModalContext.Provider>
  )
}

/**
 * The card of the first view is rendered in the closed dialog too, so that opening only has to show it. A modal closed
 * on another view renders no card.
 */
function useCard(open: boolean, view: ViewName | undefined): { key: number; isDrawn: boolean } {
  const [last, setLast] = useState({ open: false, key: 0 })
  const isFirstView = view === 'Connect'
  const key = open && !last.open && !isFirstView ? last.key + 1 : last.key
  if (last.open !== open) setLast({ open, key })
  return { key, isDrawn: open || isFirstView }
}

/**
 * A modal `<dialog>`. The top layer shows it above every stacking context, and above dialogs that the page opened
 * before it.
 */
function Layer({ modal, host, open }: { modal: Modal; host: HTMLElement; open: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const byKeyboard = useRef(false)
  const { history } = useStateOf(modal.router.state)
  const { key, isDrawn } = useCard(open, history.at(-1)?.view)

  const page = host.ownerDocument

  // A layout effect shows the dialog in the frame in which it is rendered; `useEffect` would run one frame later.
  useLayoutEffect(() => {
    const element = dialog.current
    // `showModal` throws if the page has removed the element since it was opened.
    if (!element?.isConnected || !open) return
    let before = page.activeElement
    while (before?.shadowRoot?.activeElement) before = before.shadowRoot.activeElement
    // A modal of the page may have set `inert` or `aria-hidden` on its siblings, and this element may be one of them.
    host.removeAttribute('aria-hidden')
    host.removeAttribute('inert')
    const release = keepInside(host, () => tryCloseModal(modal))
    // The page is locked first, because it measures the page, and `showModal` lays the dialog out.
    const unlock = lockScroll(page)
    byKeyboard.current = before?.matches(':focus-visible') === true
    element.showModal()
    element.querySelector<HTMLElement>('.title')?.focus({ preventScroll: true })
    return () => {
      release()
      unlock()
      element.close()
      if (before?.isConnected) (before as HTMLElement).focus?.({ preventScroll: true })
    }
  }, [open, host, page, modal])

  // Moving the element in the page removes the dialog from the top layer. r2wc then renders again, and this effect
  // moves the dialog back into the top layer.
  useEffect(() => {
    const element = dialog.current
    if (!open || !element?.open || !element.isConnected || element.matches(':modal')) return
    element.close()
    element.showModal()
  })

  return (
    <dialog
      ref={dialog}
      className="layer"
      aria-labelledby="title"
      onCancel={(event) => {
        event.preventDefault()
        tryCloseModal(modal)
      }}
      onClose={() => {
        const element = dialog.current
        if (modal.state.open && element?.isConnected && !element.open) element.showModal()
      }}
    >
      {/** biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes the modal by keyboard */}
      <div className="overlay" part="overlay" onClick={() => tryCloseModal(modal)} />
      {isDrawn && <Card key={key} byKeyboard={byKeyboard} />}
      <Toast />
    </dialog>
  )
}
