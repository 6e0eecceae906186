/**
 * Blocks the form around an element that requires a sign-in. The module loads at page load. Once the host boundary
 * knows the session, it blocks and unblocks the form itself.
 */

const anchors = new WeakMap<ShadowRoot, HTMLElement>()

/**
 * Returns the element to which the browser anchors its validation message. The anchor must be focusable: the browser
 * focuses it with the message, and that focus opens the modal.
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

/**
 * Makes the element invalid. When the user submits the form, the browser shows `message` and does not submit, and
 * `onSubmit` is called.
 */
export function blockForm(
  root: ShadowRoot,
  internals: ElementInternals,
  message: string,
  onSubmit: () => void,
): void {
  const anchor = anchorIn(root)
  anchor.onfocus = ({ relatedTarget }) => {
    // The submit button gets the focus back first. The modal then returns the focus to this button when it closes.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else anchor.blur()
    onSubmit()
  }
  internals.setValidity({ valueMissing: true }, message, anchor)
}

/** Blocks the form, unless it is blocked already. Needs no other code. */
export function guardForm(
  root: ShadowRoot,
  internals: ElementInternals,
  onSubmit: () => void,
): void {
  const { validity, validationMessage } = internals
  if (validity.valueMissing && !anchors.has(root))
    blockForm(root, internals, validationMessage, onSubmit)
}

export function unblockForm(internals: ElementInternals): void {
  internals.setValidity({})
}
