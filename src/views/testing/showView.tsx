import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  addModal,
  createModal,
  type Modal,
  removeModal,
  setOpen,
  updateModal,
} from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { App } from '../../shell/App.tsx'
import { adoptStyles } from '../../theme/styles.ts'
import type { ViewData, ViewName } from '../../types/view.ts'

interface Shown {
  modal?: Modal
  host: HTMLElement
  react: Root
}

let shown: Shown | undefined

function end(): void {
  if (!shown) return
  shown.react.unmount()
  if (shown.modal) removeModal(shown.modal)
  shown.host.remove()
  shown = undefined
}

afterEach(end)

/** Locates the modal's dialog, or the dialog with the title `title`. */
export const dialog = (title?: string | RegExp) =>
  page.getByRole('dialog', title === undefined ? {} : { name: title, exact: true })

export const button = (name: string | RegExp) => dialog().getByRole('button', { name })

/** Returns the text of each element that the locator matches. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent ?? '')

/** Returns the focused element of the modal. */
export const focused = (): Element | null => shown?.host.shadowRoot?.activeElement ?? null

/** Returns the first element of the modal that matches the selector; throws if there is none. */
export function elementIn(selector: string): HTMLElement {
  const found = shown?.host.shadowRoot?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector} in the modal`)
  return found
}

/** Returns the number of elements in the modal. */
export const elementCount = (): number => shown?.host.shadowRoot?.querySelectorAll('*').length ?? 0

/** Creates a shadow root with the modal's styles. Returns an element in it, to render into. */
function mount(): { host: HTMLElement; place: HTMLElement } {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  root.append(place)
  document.body.append(host)
  adoptStyles(root)
  return { host, place }
}

/** Renders a component without the shell. It is removed when the test ends or renders another one. */
export function showComponent(component: ReactNode): void {
  end()
  const { host, place } = mount()
  const react = createRoot(place)
  shown = { host, react }
  react.render(component)
}

export interface ShowOptions {
  data?: ViewData
  /** Text direction of the page. */
  dir?: 'ltr' | 'rtl'
  embedded?: boolean
}

/**
 * Opens a view in the shell's dialog, without a `<wallet-modal>` element. The test must set the controllers' state
 * first. The view is removed when the test ends or opens another view.
 */
export function showView(view: ViewName, options: ShowOptions = {}): Modal {
  end()
  const { data = {}, dir = 'ltr', embedded = false } = options
  document.documentElement.dir = dir
  const { host, place } = mount()
  const modal = createModal(createRouter, host)
  updateModal(modal, { embedded: embedded })
  addModal(modal)
  modal.router.reset(view, data)
  setOpen(modal, true)
  const react = createRoot(place)
  shown = { modal, host, react }
  flushSync(() => react.render(<App modal={modal} host={host} />))
  return modal
}
