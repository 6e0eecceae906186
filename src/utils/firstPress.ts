/**
 * True after the first user activation in the page.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#user-activation-data-model
 */
export const hasActed = () => globalThis.navigator?.userActivation?.hasBeenActive ?? false

/** Events that may give a page its first user activation, which the browser notes before it dispatches them. */
const presses = ['keydown', 'mousedown', 'pointerup', 'touchend'] as const

/** Calls `run` once: at once if the user has pressed a key or a button in the page, else after the first such press. */
export function afterFirstPress(run: () => void): void {
  if (hasActed()) {
    run()
    return
  }
  const listening = new AbortController()
  const { signal } = listening
  const press = () => {
    if (!hasActed()) return
    listening.abort()
    run()
  }
  for (const name of presses) addEventListener(name, press, { capture: true, signal })
}
