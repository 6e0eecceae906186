/**
 * Says in the page that a click led nowhere, without any of the code that did not come. A click elsewhere or
 * Escape puts it away. Returns what takes it back.
 */
export function sayFailed(root: ShadowRoot): () => void {
  // The element has left the page meanwhile, so there is nobody to tell.
  if (!root.isConnected) return () => {}
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.append('Wallets could not be loaded. ')
  // After an update of the site the old files are gone, and only a reload of the page finds the new ones.
  const reload = document.createElement('button')
  reload.append('Reload')
  reload.onclick = () => location.reload()
  message.append(reload)
  message.style.cssText = 'padding:1em'
  message.popover = 'auto'
  root.append(message)
  message.showPopover?.()
  return () => message.remove()
}
