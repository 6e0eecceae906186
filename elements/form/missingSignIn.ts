/**
 * A required sign-in that is missing keeps the form from being sent. Loads at page load for pages that require one, and
 * goes by what the page has; the host boundary then goes by who has signed in.
 */

const anchors = new WeakMap<ShadowRoot, HTMLElement>()

/**
 * Where the browser points when it says what is missing: it needs something that can have the focus. It gives it the
 * focus only when it tells the person, which is when the modal has to open.
 */
function anchorIn(root: ShadowRoot): HTMLElement {
  const known = anchors.get(root)
  if (known) return known
  const anchor = document.createElement('span')
  anchor.tabIndex = -1
  anchor.ariaHidden = 'true'
  anchor.style.cssText = 'display:inline-block;inline-size:1px;block-size:1em;outline:0'
  anchors.set(root, anchor)
  root.append(anchor)
  return anchor
}

/** The form is not sent; who tries is told so, and `onAsked` is called. */
export function markMissing(
  root: ShadowRoot,
  internals: ElementInternals,
  message: string,
  onAsked: () => void,
): void {
  const anchor = anchorIn(root)
  anchor.onfocus = ({ relatedTarget }) => {
    // The button that sends the form gets the focus back, now and when the modal closes.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else anchor.blur()
    onAsked()
  }
  internals.setValidity({ valueMissing: true }, message, anchor)
}

/** The same while nothing else of the modal has loaded, for an element that blocks its form already. */
export function guardForm(
  root: ShadowRoot,
  internals: ElementInternals,
  onAsked: () => void,
): void {
  const { validity, validationMessage } = internals
  if (validity.valueMissing && !anchors.has(root))
    markMissing(root, internals, validationMessage, onAsked)
}

/** Nothing is missing. */
export function markPresent(internals: ElementInternals): void {
  internals.setValidity({})
}
