import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Router } from './router.ts'

export interface ModalState {
  open: boolean
  /** While the first view's data is prepared. */
  loading: boolean
  /** True for 500 ms after an attempt to leave a view that cannot be left. */
  shaking: boolean
  /** The element is in the page. */
  inPage: boolean
  /** Rendered inline, always visible. */
  embedded: boolean
  /** Only wallets of this namespace are offered, as `open` asked. */
  namespaceFilter: Namespace | null
  themeMode: 'auto' | 'light' | 'dark'
  themeVariables: Record<string, string>
  /** BCP 47 tag of the catalogue in use. */
  language: string
}

/** One element's own part of the state: what is shown, not what is connected. */
export interface Modal {
  readonly state: ModalState
  readonly router: Router
  /** The element in the page. */
  readonly host: HTMLElement | null
}

const live: Modal[] = []

/** `leave` is what going back from the only view does. */
export function createModal(
  createRouter: (close: () => void) => Router,
  host: HTMLElement | null = null,
  leave: (modal: Modal) => void = (modal) => setOpen(modal, false),
): Modal {
  const state = proxy<ModalState>({
    open: false,
    loading: false,
    shaking: false,
    inPage: false,
    embedded: false,
    namespaceFilter: null,
    themeMode: 'auto',
    themeVariables: {},
    language: 'en',
  })
  const modal: Modal = { state, router: createRouter(() => leave(modal)), host }
  return modal
}

/** The element is in the page: from now on its modal can be the one to show something. */
export function addModal(modal: Modal): void {
  if (modal.state.inPage) return
  modal.state.inPage = true
  live.push(modal)
}

export function removeModal(modal: Modal): void {
  if (!modal.state.inPage) return
  live.splice(live.indexOf(modal), 1)
  modal.state.inPage = false
}

/** Those of the elements in the page, oldest first. */
export function modalsInPage(): readonly Modal[] {
  return live
}

/** Embedded elements stay open: closing one only navigates. */
export function setOpen(modal: Modal, open: boolean): void {
  modal.state.open = open || modal.state.embedded
}

/** The modal that something not started in any of them should show itself in. */
export function frontModal(): Modal | undefined {
  return live.findLast((modal) => modal.state.open) ?? live[0]
}

/** The modal of an element, while that is in the page. */
export function modalOf(host: Element | null): Modal | undefined {
  return live.find((modal) => modal.host === host)
}

export function openModals(): Modal[] {
  return live.filter((modal) => modal.state.open)
}
