const canHold = (element: Element) => element.isConnected && !element.matches(':disabled, [hidden]')

/**
 * Moves the focus to the view's title when the focused element is removed, so that the next Tab focuses the first
 * control. If the user has moved the focus out of the card, the focus stays outside.
 */
export function keepFocus(card: HTMLElement): () => void {
  const root = card.getRootNode() as ShadowRoot
  let last: Element | null = null

  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== card ? target : null
  }
  const onFocusOut = () => {
    // When the microtask runs, React has removed the elements. If `last` is still active, only the window has lost the
    // focus. If `last` is not active but can still be focused, the user has moved the focus elsewhere.
    queueMicrotask(() => {
      if (last && last !== root.activeElement && canHold(last)) last = null
    })
  }
  const observer = new MutationObserver(() => {
    const outside = card.ownerDocument.activeElement
    // The iframe of the embedded wallet is a child of the host element, and is slotted into the card.
    if (outside !== root.host && outside && root.host.contains(outside)) return
    const active = root.activeElement
    const isNowhere = !active || active.localName === 'dialog'
    const isLost = last
      ? !canHold(last) && (isNowhere || active === card || active === last)
      : isNowhere
    // A card that is embedded in the page never takes the focus from another element of the page.
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
