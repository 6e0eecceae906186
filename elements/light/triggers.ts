import { whenIdle } from './dom.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const
const signsOfLife = ['pointermove', 'keydown', 'scroll', 'touchstart'] as const

interface Triggers {
  /** The visitor is about to use the element: a pointer, focus or finger is on one of its buttons. */
  onIntent(): void
  /** The visitor is there and the browser idle. */
  onIdle(): void
  /** A button's command, where the browser does not send it itself. */
  onCommand(command: string, source: HTMLElement): void
}

/** Whether a click or focus inside `target` is meant for the element with this id. */
function triggerOf(event: Event, element: HTMLElement): HTMLElement | null {
  if (!element.id) return null
  const id = CSS.escape(element.id)
  // Roots, the document and the window are in the path, too.
  for (const node of event.composedPath() as Partial<HTMLElement>[]) {
    if (node.matches?.(`[commandfor="${id}"],[for="${id}"]`)) return node as HTMLElement
  }
  return null
}

/** Watches the page for what leads to `element`. Returns what ends it. */
export function watchTriggers(element: HTMLElement, triggers: Triggers): () => void {
  const page = element.ownerDocument
  const controller = new AbortController()
  const { signal } = controller
  const passive = { passive: true, capture: true, signal }

  for (const intent of intents) {
    page.addEventListener(
      intent,
      (event) => {
        if (triggerOf(event, element)) triggers.onIntent()
      },
      passive,
    )
  }

  const alive = new AbortController()
  for (const sign of signsOfLife) {
    page.addEventListener(
      sign,
      () => {
        alive.abort()
        whenIdle(() => {
          if (!signal.aborted) triggers.onIdle()
        })
      },
      { ...passive, signal: alive.signal },
    )
  }

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    page.addEventListener(
      'click',
      (event) => {
        const button = triggerOf(event, element)
        const command = button?.getAttribute('command')
        if (button && command && !event.defaultPrevented) triggers.onCommand(command, button)
      },
      { signal },
    )
  }

  return () => {
    controller.abort()
    alive.abort()
  }
}
