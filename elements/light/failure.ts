/**
 * Shows a message in the page without lazy code. A click outside of the message or Escape closes it. The returned
 * function removes it.
 */
export function showFailure(root: ShadowRoot): () => void {
  const message = document.createElement('p')
  message.role = 'alert'
  // After a new version of the site is deployed the old chunks are gone, and only a reload finds the new ones.
  const reload = document.createElement('button')
  reload.append('Reload')
  reload.onclick = () => location.reload()
  message.append('Wallets didn’t load. ', reload)
  message.style.padding = '1em'
  message.popover = ''
  root.append(message)
  // `showPopover` throws if the element has left the page.
  if (root.isConnected) message.showPopover?.()
  return () => message.remove()
}
