const canHold = (element: Element) => element.isConnected && !element.matches(':disabled, [hidden]')

/**
 * Moves the focus to the view's title when the focused element is removed; the first control is then one Tab away. A
 * focus that the user moved out of the card stays there.
 */
export function keepFocus(card: HTMLElement): () => void {
  const root = card.getRootNode() as ShadowRoot
  let last: Element | null = null

  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== card ? target : null
  }
  const onFocusOut = () => {
    // A window in the background keeps its active element. React has removed elements by the microtask.
    queueMicrotask(() => {
      if (last && last !== root.activeElement && canHold(last)) last = null
    })
  }
  const observer = new MutationObserver(() => {
    const outside = card.ownerDocument.activeElement
    // The embedded wallet's frame is a child of the element, slotted into the card.
    if (outside !== root.host && outside && root.host.contains(outside)) return
    const active = root.activeElement
    const isNowhere = !active || active.localName === 'dialog'
    const isLost = last
      ? !canHold(last) && (isNowhere || active === card || active === last)
      : isNowhere
    // An inline card takes the focus from no other element of the page.
    if (!isLost || (!last && !card.closest('dialog[open]'))) return
    card.querySelector<HTMLElement>('.title')?.focus({ preventScroll: true })
  })

  const listening = new AbortController()
  const { signal } = listening
  card.addEventListener('focusin', onFocusIn, { signal })
  card.addEventListener('focusout', onFocusOut, { signal })
  observer.observe(card, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  if (root.activeElement && card.contains(root.activeElement) && root.activeElement !== card) {
    last = root.activeElement
  }
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
