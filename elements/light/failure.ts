/**
 * Says in the page that a click led nowhere, without any of the code that did not come. A click elsewhere or
 * Escape puts it away. Returns what takes it back.
 */
export function sayFailed(root: ShadowRoot): () => void {
  // Taken out of the page meanwhile: nobody is there to be told.
  if (!root.isConnected) return () => {}
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.append('Wallets could not be loaded. Check your connection, then try again.')
  message.style.cssText = 'padding:1em;border-radius:1em'
  message.popover = 'auto'
  root.append(message)
  message.showPopover?.()
  return () => message.remove()
}
