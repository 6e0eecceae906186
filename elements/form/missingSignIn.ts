/**
 * Blocks a form where a sign-in is required. It loads at page load; the state of the page counts until the host
 * boundary knows the session.
 */

const anchors = new WeakMap<ShadowRoot, HTMLElement>()

/**
 * The anchor for the browser's message must be focusable. The browser focuses it when it reports the message, at which
 * time the modal has to open.
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

/** Blocks the form. On a submit the browser shows the message, and `onAsked` is called. */
export function blockForm(
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

/** Blocks the form of an element before other code has loaded, unless it is blocked already. */
export function guardForm(
  root: ShadowRoot,
  internals: ElementInternals,
  onAsked: () => void,
): void {
  const { validity, validationMessage } = internals
  if (validity.valueMissing && !anchors.has(root))
    blockForm(root, internals, validationMessage, onAsked)
}

export function unblockForm(internals: ElementInternals): void {
  internals.setValidity({})
}
