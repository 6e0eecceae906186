import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import { App } from '../src/App.tsx'
import type { Modal } from '../src/controllers/modal.ts'
import { adoptStyles } from '../src/theme/styles.ts'

const tag = 'wallet-modal-view'
const modals = new WeakMap<Node, Modal>()

/** r2wc hands the component the element it renders into: our way to the modal it belongs to. */
function Root({ container }: { container: HTMLElement }) {
  const root = container.getRootNode()
  const modal = modals.get(root)
  if (!modal || !(root instanceof ShadowRoot)) return null
  return createElement(App, { modal, host: root.host as HTMLElement })
}

if (!customElements.get(tag)) customElements.define(tag, r2wc(Root))

/** Puts the React part into the shadow root of a `<wallet-modal>`, once. */
export function mountView(root: ShadowRoot, modal: Modal): void {
  if (modals.has(root)) return
  modals.set(root, modal)
  adoptStyles(root)
  root.append(document.createElement(tag))
}
