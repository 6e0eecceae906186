import type { Namespace } from '../../src/types/caip.ts'
import type { HostState } from '../../src/types/host.ts'
import type { Summary } from '../types/summary.ts'

/** A command that the page sends in an event, with a button, or before the host boundary has loaded. */
export interface Command {
  command: string
  [data: string]: unknown
}

export interface ElementBridge {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly internals: ElementInternals
  publish(context: string, value: unknown): void
  /** Shows a message in the page, which says that a chunk failed to load. */
  showFailure(): void
}

export interface ElementHost {
  /** Updates attributes and contexts without an event, and returns the state. */
  state(): HostState
  /** Runs a command. If it fails, emits `error` first and then rejects with an error of the catalogue. */
  run(command: Command): Promise<unknown>
  /** Fetches the chunks of the first open and renders the modal while it is closed. Sends no request to any service. */
  prefetch(): void
  openAttributeChanged(): void
  /** Returns the provider of a wallet that was announced to other apps before the modal's code had loaded. */
  announced(namespace: Namespace): Promise<object | undefined>
  /** Called when another tab has written to storage. */
  storageChanged(): void
  /** Called when the element was inserted into a page, for the first time or again. */
  inserted(): void
  /** Called when the element was moved, within the page or into another document. */
  moved(): void
  removed(): void
}

/** Data for the buttons while a stored session is about to be restored. */
export const restoringSummary: Summary = Object.freeze({
  account: null,
  network: null,
  isRestoring: true,
})

/**
 * Returns the state before any code has loaded. `restoring` is true if a session is stored and about to be restored.
 */
export function initialState(restoring: boolean): HostState {
  return Object.freeze({
    open: false,
    view: null,
    loading: false,
    status: restoring ? 'connecting' : 'disconnected',
    namespace: null,
    address: null,
    caipAddress: null,
    caipNetworkId: null,
    accounts: Object.freeze({}),
    session: null,
    wallets: null,
  })
}
