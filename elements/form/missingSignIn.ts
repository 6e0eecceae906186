/** Loads at page load where a sign-in is required; uses the page's state until the host boundary knows the session. */

const anchors = new WeakMap<ShadowRoot, HTMLElement>()

/** The anchor must be focusable. It gets the focus only when the browser reports, which is when the modal has to open. */
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

/** On a submit the browser shows the message, and `onAsked` is called. */
export function markMissing(
  root: ShadowRoot,
  internals: ElementInternals,
  message: string,
  onAsked: () => void,
): void {
  const anchor = anchorIn(root)
  anchor.onfocus = ({ relatedTarget }) => {
    // The submit button gets the focus back, now and when the modal closes.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else anchor.blur()
    onAsked()
  }
  internals.setValidity({ valueMissing: true }, message, anchor)
}

/** Before anything else of the modal has loaded, and for an element that already blocks its form. */
export function guardForm(
  root: ShadowRoot,
  internals: ElementInternals,
  onAsked: () => void,
): void {
  const { validity, validationMessage } = internals
  if (validity.valueMissing && !anchors.has(root))
    markMissing(root, internals, validationMessage, onAsked)
}

export function markPresent(internals: ElementInternals): void {
  internals.setValidity({})
}
