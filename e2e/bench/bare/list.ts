import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const names = ['WalletConnect', 'Installed', 'One', 'Two', 'Three', 'Four', 'All wallets']

let app: Root | undefined

/** Draws the list, or nothing. */
export function draw(root: ShadowRoot, isOpen: boolean): void {
  app ??= createRoot(root.appendChild(document.createElement('div')))
  const rows = names.map((name) =>
    createElement('li', { key: name }, createElement('button', { type: 'button' }, name)),
  )
  app.render(isOpen ? createElement('ul', { 'data-open': '' }, rows) : null)
}
