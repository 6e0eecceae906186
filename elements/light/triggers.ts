const intents = ['pointerover', 'focusin', 'touchstart'] as const
const signsOfLife = ['pointermove', 'keydown', 'scroll', 'touchstart'] as const

interface Triggers {
  /**
   * Called when the user points at, focuses or touches a button of the element, or when the browser is idle after the
   * user's first input.
   */
  prefetch(): void
  /** Called with the command of a clicked button, in browsers that do not dispatch `command` events. */
  onCommand(command: string, source: HTMLElement): void
}

/** Returns the button that controls this element, if the event's path contains one. */
function triggerOf(event: Event, { id }: HTMLElement): HTMLElement | undefined {
  const own = CSS.escape(id)
  const path = event.composedPath() as HTMLElement[]
  // The path also contains shadow roots, the document and the window, which have no method `matches`. A form may have a
  // control of that name in its place, which has no `call`.
  return path.find(
    (node) => id && node.matches?.call?.(node, `[commandfor="${own}"],[for="${own}"]`),
  )
}

export function watchTriggers(element: HTMLElement, triggers: Triggers): () => void {
  const page = element.ownerDocument
  const controller = new AbortController()
  const { signal } = controller
  // The document's listeners of touchstart are passive by default.
  const captured = { capture: true, signal }

  for (const intent of intents) {
    page.addEventListener(
      intent,
      (event) => {
        if (triggerOf(event, element)) triggers.prefetch()
      },
      captured,
    )
  }

  const prefetch = () => {
    if (!signal.aborted) triggers.prefetch()
  }
  let isAlive = false
  const whenIdle = ({ movementX, movementY }: Partial<MouseEvent>) => {
    // Chromium 156 also dispatches a pointermove, without movement, once a page has loaded under a pointer that rests.
    if (isAlive || (movementX === 0 && !movementY)) return
    isAlive = true
    window.requestIdleCallback?.(prefetch, { timeout: 2000 }) ?? setTimeout(prefetch, 200)
  }
  for (const sign of signsOfLife) page.addEventListener(sign, whenIdle, captured)

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

  return () => controller.abort()
}
