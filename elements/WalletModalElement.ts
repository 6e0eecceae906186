import r2wc from '@r2wc/react-to-web-component'
import { Component, createElement, type ReactNode } from 'react'
import { App } from '../src/App.tsx'
import type { Modal } from '../src/controllers/modal.ts'
import { adoptStyles } from '../src/theme/styles.ts'

export { adoptStyles }

const tag = 'wallet-modal-view'

interface Mounted {
  modal: Modal
  onFailed: (cause: unknown) => void
}

const mounted = new WeakMap<Node, Mounted>()

/** Reports a modal that cannot be rendered and removes it: an empty overlay would swallow every click. */
class Boundary extends Component<{ onFailed: (cause: unknown) => void; children?: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFailed(cause)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** r2wc gives the component the element that it renders into; through its root the modal is found. */
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

/** Moved within the page or to another document, it keeps what it shows. Out of the page it lets go of it. */
class View extends (r2wc(Root) as unknown as new () => Lifecycle) {
  override disconnectedCallback(): void {
    if (!this.isConnected) super.disconnectedCallback()
  }
}

if (!customElements.get(tag)) customElements.define(tag, View)

/**
 * Puts the React part into the shadow root of a `<wallet-modal>`, once. `onFailed` is called if it cannot be drawn, now
 * or later; the next call then starts anew.
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
