import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import type { Modal } from '../src/controllers/modal.ts'
import { App } from '../src/shell/App.tsx'
import { Boundary } from '../src/shell/Boundary.ts'
import { adoptStyles } from '../src/theme/styles.ts'

export { adoptStyles }

const tag = 'wallet-modal-view'

interface Mounted {
  modal: Modal
  onFailed: (cause: unknown) => void
}

const mounted = new WeakMap<Node, Mounted>()

/** Renders the modal that is mounted under the root of `container`, the element that r2wc renders into. */
function Root({ container }: { container: HTMLElement }) {
  const root = container.getRootNode()
  const { modal, onFailed } = mounted.get(root) ?? {}
  if (!modal || !onFailed || !(root instanceof ShadowRoot)) return null
  const app = createElement(App, { modal, host: root.host as HTMLElement })
  return createElement(Boundary, { onFailed }, app)
}

interface Lifecycle extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * The element class of r2wc, changed so that a move within the page or into another document does not unmount React.
 * React unmounts when the element leaves the page.
 */
class View extends (r2wc(Root) as unknown as new () => Lifecycle) {
  override disconnectedCallback(): void {
    if (!this.isConnected) super.disconnectedCallback()
  }
}

if (!customElements.get(tag)) customElements.define(tag, View)

/**
 * Mounts the modal if it is not mounted. `onFailed` is called if rendering fails, now or later; after a failure the
 * next call of this function mounts the modal again.
 */
export function mountView(root: ShadowRoot, modal: Modal, onFailed: Mounted['onFailed']): void {
  if (mounted.has(root)) return
  const view = document.createElement(tag)
  mounted.set(root, {
    modal,
    onFailed(cause) {
      mounted.delete(root)
      view.remove()
      onFailed(cause)
    },
  })
  adoptStyles(root)
  root.append(view)
}
