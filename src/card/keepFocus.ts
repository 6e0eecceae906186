/** A control that is gone or disabled cannot hold the focus. */
const canHold = (element: Element) => element.isConnected && !element.matches(':disabled, [hidden]')

/**
 * Keeps the focus in the card: where the control that had it goes away or is disabled, the title gets it, from which
 * the first control is one step of the Tab key away. Somebody who left the card by themselves is not called back.
 */
export function keepFocus(card: HTMLElement): () => void {
  const root = card.getRootNode() as ShadowRoot
  let last: Element | null = null

  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== card ? target : null
  }
  const onFocusOut = () => {
    // A window that is left keeps its active element. What React takes out is gone by the end of its work.
    queueMicrotask(() => {
      if (last && last !== root.activeElement && canHold(last)) last = null
    })
  }
  const observer = new MutationObserver(() => {
    const outside = card.ownerDocument.activeElement
    // The embedded wallet's frame is a child of the element, shown through a slot in the card.
    if (outside !== root.host && outside && root.host.contains(outside)) return
    const active = root.activeElement
    const isNowhere = !active || active.localName === 'dialog'
    const isLost = last
      ? !canHold(last) && (isNowhere || active === card || active === last)
      : isNowhere
    // In a page's own layout, nobody who is elsewhere is called back.
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
