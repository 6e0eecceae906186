import type { ReactNode } from 'react'
import type { Namespace } from '../types/caip.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'
import type { Router, RouterEntry } from './router.ts'

/** Parts that the wide layout adds to the card; loaded on pages that set `layout`. */
export interface WideLayout {
  /** The pane at the left, with the list of wallets. */
  Pane: () => ReactNode
  /** Returns the view to show at the right, or in the whole card beside no pane. */
  topOf(history: readonly RouterEntry[]): RouterEntry | undefined
}

export interface ModalState {
  open: boolean
  /** True from opening until the first view is rendered. */
  loading: boolean
  /** True for 500 ms after the user tries to close the modal on a view that requires a decision. */
  shaking: boolean
  inPage: boolean
  /** True if the modal is rendered inline and always open. */
  embedded: boolean
  /** The namespace to which the command `open` limits the offered wallets. */
  namespaceFilter: Namespace | null
  /** The layout that the page has set. */
  layout: 'card' | 'wide'
  /** The wide layout where it is set and fits; else null. */
  wide: WideLayout | null
  themeMode: 'auto' | 'light' | 'dark'
  themeVariables: Record<string, string>
  /** BCP 47 tag of the texts. */
  language: string
  /**
   * BCP 47 tag by which `Intl` formats numbers, dates and currencies. The texts may lack a translation for this tag.
   */
  locale: string
  /** Set if the texts run from right to left and the page has set no `dir` on the element. */
  direction?: 'rtl' | undefined
  /** The attribute `texts` whose texts are shown. */
  texts?: string | undefined
}

/** State of one element. All elements share connections and options. */
export interface Modal {
  readonly state: ReadonlyState<ModalState>
  readonly router: Router
  readonly host: HTMLElement | null
}

const live = createState<Modal[]>([])

/** Creates the state of one element. `leave` is called when the user goes back from the last view. */
export function createModal(
  createRouter: (close: () => void) => Router,
  host: HTMLElement | null = null,
  leave: (modal: Modal) => void = (modal) => setOpen(modal, false),
): Modal {
  const state = createState<ModalState>({
    open: false,
    loading: false,
    shaking: false,
    inPage: false,
    embedded: false,
    namespaceFilter: null,
    layout: 'card',
    wide: null,
    themeMode: 'auto',
    themeVariables: {},
    language: 'en',
    locale: 'en',
  })
  const modal: Modal = { state, router: createRouter(() => leave(modal)), host }
  return modal
}

export function addModal(modal: Modal): void {
  if (modal.state.inPage) return
  Object.assign(modal.state, { inPage: true })
  live.push(asWhole(modal))
}

export function removeModal(modal: Modal): void {
  if (!modal.state.inPage) return
  live.splice(live.indexOf(modal), 1)
  Object.assign(modal.state, { inPage: false })
}

/** Modals of the elements in the document, oldest first. A proxy, of which an element that enters or leaves the page notifies. */
export function modalsInPage(): readonly Modal[] {
  return live
}

export function updateModal(
  { state }: Modal,
  patch: Partial<Omit<ModalState, 'open' | 'inPage'>>,
): void {
  Object.assign(state, patch)
}

/** Opens or closes the modal. An embedded modal stays open. */
export function setOpen({ state }: Modal, open: boolean): void {
  Object.assign(state, { open: open || state.embedded })
}

/** Closes a modal whose views could not be shown, also an embedded one. */
export function closeFailed({ state }: Modal): void {
  Object.assign(state, { open: false })
}

/** Returns the modal for an event that did not start in a modal: the newest open modal, else the first in the page. */
export function frontModal(): Modal | undefined {
  return live.findLast((modal) => modal.state.open) ?? live[0]
}

export function modalOf(host: Element | null): Modal | undefined {
  return live.find((modal) => modal.host === host)
}

export function openModals(): Modal[] {
  return live.filter((modal) => modal.state.open)
}
